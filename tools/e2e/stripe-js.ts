// A card form in place of Stripe.js, by intercepting requests: as much of it as @stripe/react-stripe-js uses.
import type { BrowserContext } from '@playwright/test';
import type {
  StripeCheckoutConfirmResult,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutLoadActionsResult,
} from '@stripe/stripe-js';
import type { PaymentOutcome } from '../payments/checkout.ts';

/**
 * Serves a substitute of Stripe.js, and lets the stand-in answer its calls.
 * @param paymentsUrl address of the stand-in; as in production, the page itself only contains Stripe's addresses
 */
export async function withStripeJs(context: BrowserContext, paymentsUrl: string): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) => {
    // As in https://js.stripe.com/endive/stripe.js: the loader checks for the version that it requested.
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

/** Runs in the page from its own source text, so it cannot use anything outside of it. */
function cardForm(version: string): void {
  type Handler = (payload: unknown) => void;

  async function ask<Answer>(path: string, body: object): Promise<Answer> {
    // Sent as text like a plain form, so that there is no preflight request.
    const answer = await fetch(`https://api.stripe.com/stripe-js/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error('The card form could not be loaded.');
    // The type is that of the stand-in's response.
    return (await answer.json()) as Answer;
  }

  function paymentElement() {
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
    let isReady: Handler = () => {};
    return {
      on(event: string, handler: Handler) {
        if (event === 'ready') isReady = handler;
      },
      off() {},
      mount(node: HTMLElement) {
        node.append(box);
        setTimeout(() => isReady({ elementType: 'payment' }));
      },
      destroy: () => box.remove(),
      focus: () => input.focus(),
      card: () => input.value,
    };
  }

  function initCheckoutElementsSdk({ clientSecret }: StripeCheckoutElementsSdkOptions) {
    const element = paymentElement();
    const refused = (message: string): StripeCheckoutConfirmResult => ({
      type: 'error',
      error: { message, code: null },
    });

    async function confirm() {
      if (!/\d/.test(element.card())) {
        element.focus();
        return refused('Your card number is incomplete.');
      }
      const outcome = await ask<PaymentOutcome>('confirm', {
        clientSecret: await clientSecret,
        card: element.card(),
      });
      return 'declined' in outcome ? refused(outcome.declined) : { type: 'success' };
    }

    return {
      on() {},
      async loadActions() {
        try {
          await ask('session', { clientSecret: await clientSecret });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          return { type: 'error', error: { message, code: null } } satisfies StripeCheckoutLoadActionsResult;
        }
        return { type: 'success', actions: { getSession: () => ({}), confirm } };
      },
      changeAppearance() {},
      createPaymentElement: () => element,
    };
  }

  const unused = () => {
    throw new Error('The card form of end-to-end tests does not do this.');
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
