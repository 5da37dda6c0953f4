// A card form in place of Stripe.js, served at the network: as much of it as @stripe/react-stripe-js asks for.
import type { BrowserContext } from '@playwright/test';
import type {
  StripeCheckoutAmount,
  StripeCheckoutConfirmResult,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutLoadActionsResult,
  StripeCheckoutSession,
  StripeCheckoutUpdateEmailResult,
} from '@stripe/stripe-js';
import type { FormOutcome, FormSession } from '../payments/site/card-form.ts';

/**
 * Stripe.js never leaves this machine, and its calls are answered by the stand-in.
 * @param paymentsUrl where the stand-in is; as in production, the page itself only knows Stripe's names
 */
export async function withStripeJs(context: BrowserContext, paymentsUrl: string): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) => {
    // As in https://js.stripe.com/endive/stripe.js: the loader wants to find the version that it asked for.
    const [, version = ''] = new URL(route.request().url()).pathname.split('/');
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${cardForm.toString()})(${JSON.stringify(version)})`,
    });
  });
  await context.route('https://api.stripe.com/**', async (route) => {
    const request = route.request();
    const answer = await fetch(`${paymentsUrl}${new URL(request.url()).pathname}`, {
      method: request.method(),
      body: request.postData(),
    });
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: await answer.text(),
    });
  });
}

/** Runs in the page, from its own text alone: nothing outside it is there. */
function cardForm(version: string): void {
  type Handler = (payload: unknown) => void;

  async function ask<Answer>(path: string, body: object): Promise<Answer> {
    // Text, as a plain form would send it: no question goes before.
    const answer = await fetch(`https://api.stripe.com/stripe-js/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    // Its shape is what the stand-in's card form calls answer.
    const said = (await answer.json()) as Answer & { message?: string };
    if (!answer.ok) throw new Error(said.message ?? 'The card form could not be loaded.');
    return said;
  }

  function emitter() {
    const handlers = new Map<string, Set<Handler>>();
    return {
      on: (event: string, handler: Handler) => {
        handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
      },
      off: (event: string, handler?: Handler) => {
        if (handler) handlers.get(event)?.delete(handler);
        else handlers.delete(event);
      },
      emit: (event: string, payload: unknown) => {
        for (const handler of handlers.get(event) ?? []) handler(payload);
      },
    };
  }

  function paymentElement(changed: () => void) {
    const { on, off, emit } = emitter();
    const box = document.createElement('div');
    const label = document.createElement('label');
    const input = document.createElement('input');
    label.textContent = 'Card number';
    label.htmlFor = input.id = 'stripe-card-number';
    input.autocomplete = 'cc-number';
    input.inputMode = 'numeric';
    input.style.cssText =
      'display:block;width:100%;min-height:48px;padding:8px 12px;border:1px solid;border-radius:8px;background:transparent;color:inherit;font:inherit';
    box.append(label, input);
    const digits = () => input.value.replace(/\D/g, '');
    const isComplete = () => digits().length >= 15;
    input.addEventListener('input', () => {
      const value = { type: 'card' };
      emit('change', {
        elementType: 'payment',
        empty: digits() === '',
        complete: isComplete(),
        collapsed: false,
        value,
      });
      changed();
    });
    for (const event of ['focus', 'blur']) {
      input.addEventListener(event, () => emit(event, { elementType: 'payment' }));
    }
    const element = {
      on: (event: string, handler: Handler) => (on(event, handler), element),
      off: (event: string, handler?: Handler) => (off(event, handler), element),
      once(event: string, handler: Handler) {
        const onlyOnce: Handler = (payload) => (off(event, onlyOnce), handler(payload));
        return element.on(event, onlyOnce);
      },
      mount(where: HTMLElement | string) {
        const node = typeof where === 'string' ? document.querySelector(where) : where;
        node?.append(box);
        setTimeout(() => emit('ready', { elementType: 'payment' }));
      },
      unmount: () => box.remove(),
      destroy: () => box.remove(),
      update() {},
      collapse() {},
      blur: () => input.blur(),
      clear: () => (input.value = ''),
      focus: () => input.focus(),
      digits,
      isComplete,
    };
    return element;
  }

  function amount(cents: number, currency: string): StripeCheckoutAmount {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    return { minorUnitsAmount: cents, amount: format.format(cents / 100) };
  }

  function sessionOf(form: FormSession, canConfirm: boolean) {
    const nothing = amount(0, form.currency);
    const total = amount(form.amount, form.currency);
    const status: StripeCheckoutSession['status'] =
      form.status === 'complete'
        ? { type: 'complete', paymentStatus: 'paid' }
        : { type: form.status === 'open' ? 'open' : 'expired' };
    return {
      id: form.id,
      email: form.email,
      currency: form.currency,
      canConfirm,
      livemode: false,
      minorUnitsAmountDivisor: 100,
      status,
      lastPaymentError: null,
      billingAddress: null,
      shippingAddress: null,
      savedPaymentMethods: null,
      lineItems: [{ name: form.name, quantity: 1, subtotal: total, total, unitAmount: total }],
      total: {
        appliedBalance: nothing,
        balanceAppliedToNextInvoice: false,
        discount: nothing,
        shippingRate: nothing,
        subtotal: total,
        surcharge: nothing,
        taxExclusive: nothing,
        taxInclusive: nothing,
        total,
      },
      // The rest of a session says what this form does not do.
    } as unknown as StripeCheckoutSession;
  }

  function initCheckoutElementsSdk({ clientSecret }: StripeCheckoutElementsSdkOptions) {
    const { on, emit } = emitter();
    let element: ReturnType<typeof paymentElement> | null = null;
    let form: FormSession;
    const session = () => sessionOf(form, form.status === 'open' && (element?.isComplete() ?? false));
    const changed = () => emit('change', session());
    const refused = (message: string): StripeCheckoutConfirmResult => ({
      type: 'error',
      error: { message, code: null },
    });

    async function confirm(asked: { returnUrl?: string; redirect?: string; email?: string } = {}) {
      if (!element) return refused('The card form is not there.');
      if (!element.isComplete()) {
        element.focus();
        return refused('Your card number is incomplete.');
      }
      const outcome = await ask<FormOutcome>('confirm', {
        clientSecret: await clientSecret,
        card: element.digits(),
        email: asked.email ?? form.email ?? undefined,
      });
      if ('message' in outcome) {
        const { message, isDeclined } = outcome;
        if (!isDeclined) return refused(message);
        const error = {
          message,
          code: 'paymentFailed',
          paymentFailed: { declineCode: 'generic_decline' },
        } as const;
        return { type: 'error', error };
      }
      form = { ...form, status: 'complete' };
      changed();
      if (asked.redirect === 'if_required') return { type: 'success', session: session() };
      location.assign(asked.returnUrl ?? outcome.returnTo);
      // The page goes: nobody is there any more to hear of it.
      return new Promise<never>(() => {});
    }

    const updated = async () => ({ type: 'success', session: session() });
    const actions = {
      getSession: session,
      confirm,
      async updateEmail(email: string | null): Promise<StripeCheckoutUpdateEmailResult> {
        form = { ...form, email };
        changed();
        return { type: 'success', session: session() };
      },
      updatePhoneNumber: updated,
      updateBillingAddress: updated,
      updateShippingAddress: updated,
      validateElements: updated,
      runServerUpdate: async (run: () => Promise<unknown>) => (await run(), updated()),
    };

    return {
      on,
      async loadActions() {
        try {
          form = await ask<FormSession>('session', { clientSecret: await clientSecret });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          return { type: 'error', error: { message, code: null } } satisfies StripeCheckoutLoadActionsResult;
        }
        return { type: 'success', actions };
      },
      changeAppearance() {},
      loadFonts() {},
      getPaymentElement: () => element,
      createPaymentElement: () => (element = paymentElement(changed)),
    };
  }

  const unused = () => {
    throw new Error('The card form of stories does not do this.');
  };
  const Stripe = () => ({
    _registerWrapper() {},
    registerAppInfo() {},
    elements: unused,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    initCheckoutElementsSdk,
  });
  Object.assign(window, { Stripe: Object.assign(Stripe, { version }) });
}
