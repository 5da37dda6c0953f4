// The Found Rock page before the app has come, as `web/pages/found-rock.tsx` draws it. It works without script.
import { html, raw } from 'hono/html';
import { codeMaxLength, codeWords, formatCode, isMistyped } from '../../schema/codes.ts';
import { arrivalId } from '../../schema/arrival-id.ts';
import { elsewhere, isThatYou } from '../../schema/at-rest.ts';
import type { LookUpFailure } from '../../schema/find-refusals.ts';
import {
  foundRockWords as words,
  isKnown,
  mostFoundDots,
  quickLinks,
  timesFoundWords,
  type Arrival,
  type KnownRock,
} from '../../schema/found-rock.ts';
import { statusLabels, type RockStatus } from '../../schema/rocks.ts';
import { withoutRockWords } from '../../schema/without-rock.ts';
import { framed, looks, type Html } from './frame.ts';
import { faceDown, rockPicture } from './rock-picture.ts';

export interface FoundRockView {
  productName: string;
  arrival: Arrival;
  /** Why there is no check; null when nothing stood in its way. */
  failure: LookUpFailure | null;
  /** Of this page's form, so that pressed twice it is one find. */
  key: string;
}

/** What belongs into `#root`. */
export function foundRockPage(view: FoundRockView): Html {
  const { productName, arrival } = view;
  const signIn = signInUrl(foundRockUrl(arrival.code));
  return framed({ productName, member: arrival.member, signIn, page: page(view) });
}

/** What the app reads instead of asking; nothing in it can end the element. */
export function arrivalBlock(arrival: Arrival): Html {
  const json = JSON.stringify(arrival).replaceAll('<', '\\u003c');
  return html`<script type="application/json" id="${arrivalId}">
    ${raw(json)}
  </script>`;
}

export const foundRockUrl = (code: string) =>
  code === '' ? '/nfc-scan' : `/nfc-scan?${new URLSearchParams({ rockId: formatCode(code) }).toString()}`;

export const signInUrl = (returnTo: string) => `/api/login?${new URLSearchParams({ returnTo }).toString()}`;

function page(view: FoundRockView): Html {
  const { check, code } = view.arrival;
  const rock = isKnown(check) ? check : null;
  // On a phone what is said in place of a rock would be out of sight below a picture.
  const picture = rock || code === '' ? '' : 'max-md:hidden';
  return html`<div class="page flex flex-col gap-14 pt-6 pb-12 sm:gap-20 sm:py-14">
    <div
      class="grid gap-x-16 gap-y-6 md:grid-cols-[minmax(14rem,26rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr]"
    >
      <div class="flex flex-col gap-5 md:col-start-2">
        <h1>${words.heading}</h1>
        ${lookUpForm(view.arrival)}
      </div>
      <div
        class="w-3/4 max-w-[min(20rem,30svh)] justify-self-center md:row-span-2 md:row-start-1 md:w-full md:max-w-none ${picture}"
      >
        ${rock ? rockPicture({ name: rock.name ?? '', imageUrl: rock.imageUrl }) : faceDown('home')}
      </div>
      <div class="flex flex-col gap-4 md:col-start-2">${rock ? known(rock, view) : without(view)}</div>
    </div>
    ${instructions}
  </div>`;
}

function lookUpForm({ code, check, isMissing }: Arrival): Html {
  const error = isMissing ? codeWords.empty : isMistyped(code) && codeWords.mistyped;
  const lookUp = html`<button class="${looks.mainLarge}">${words.lookUp}</button>`;
  return html`<form action="/nfc-scan" novalidate class="flex max-w-form flex-col gap-3">
    <div class="flex flex-col gap-1.5">
      <label for="rock-id" class="font-semibold">${words.field}</label>
      <input
        id="rock-id"
        name="rockId"
        value="${formatCode(code)}"
        placeholder="${words.example}"
        maxlength="${codeMaxLength}"
        enterkeyhint="search"
        autocapitalize="characters"
        autocomplete="off"
        spellcheck="false"
        ${error ? raw('aria-invalid="true" aria-describedby="rock-id-error"') : ''}
        class="w-full rounded-md border border-edge bg-card px-4 py-2.5 text-ink placeholder:text-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-coral disabled:opacity-60 code min-h-14 text-xl uppercase placeholder:normal-case"
      />
      ${
        error
          ? html`<p
              id="rock-id-error"
              class="flex items-baseline gap-2 text-sm font-semibold text-coral empty:hidden"
            >
              <span aria-hidden="true" class="size-2 shrink-0 rounded-full bg-current"></span>${error}
            </p>`
          : ''
      }
    </div>
    ${check ? html`<noscript>${lookUp}</noscript>` : lookUp}
  </form>`;
}

const title = (text: string) => html`<h2 class="text-2xl">${text}</h2>`;

/** No rock is known by this ID. */
function without({ arrival: { check, code }, failure }: FoundRockView): Html {
  const { title: heading, text } = withoutRockWords({ code, check, failure });
  const search = check?.isWaiting ? `?${new URLSearchParams({ rockId: code }).toString()}` : '';
  return html`<div class="flex flex-col gap-2">
      ${title(heading)}
      <p class="text-soft">${text}</p>
    </div>
    ${
      check
        ? html`<a href="/register-rock${search}" class="${looks.mainLarge} sm:self-start"
            >${words.register}</a
          >`
        : ''
    }
    ${failure?.mayRetry ? html`<a href="${foundRockUrl(code)}" class="${looks.quiet} sm:self-start">${words.tryAgain}</a>` : ''}`;
}

function known(rock: KnownRock, view: FoundRockView): Html {
  const { name, status, timesFound, description } = rock;
  return html`<div class="flex flex-col gap-2">${title(words.titles[status])}</div>
    <div class="flex flex-col gap-2">
      <div class="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p class="min-w-0 text-lg font-semibold wrap-anywhere"><bdi>${name}</bdi></p>
        ${badge(status)}
      </div>
      ${timesFound > 0 ? found(timesFound) : ''}
    </div>
    ${told(view.arrival)}${action(stateToActOn(rock), view)}
    ${
      description
        ? html`<p class="max-w-reading whitespace-pre-line wrap-anywhere text-soft">${description}</p>`
        : ''
    }`;
}

const shapes = {
  hidden: raw('<circle cx="7" cy="7" r="5"/>'),
  found: raw('<circle cx="7" cy="7" r="4" fill="none" stroke="currentColor" stroke-width="2.5"/>'),
  active: raw(
    '<circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M7 2.5a4.5 4.5 0 0 1 0 9z"/>',
  ),
} as const satisfies Record<RockStatus, unknown>;

const tones: Record<RockStatus, string> = {
  hidden: 'text-status-hidden',
  found: 'text-status-found',
  active: 'text-status-active',
};

const badge = (status: RockStatus) =>
  html`<span
    class="inline-flex items-center gap-1.5 rounded-full py-0.5 text-sm font-semibold whitespace-nowrap border border-line bg-card pr-3 pl-2 ${tones[status]}"
    ><svg aria-hidden="true" viewBox="0 0 14 14" class="size-3.5 shrink-0 fill-current">${shapes[status]}</svg
    >${statusLabels[status]}</span
  >`;

const dot = html`<span class="size-2.5 rounded-full bg-entry-found"></span>`;

const found = (count: number) =>
  html`<p class="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-soft">
    <span aria-hidden="true" class="flex gap-1"
      >${Array.from({ length: Math.min(count, mostFoundDots) }, () => dot)}</span
    >
    ${timesFoundWords(count)}
  </p>`;

const rehide = html`<a href="/my-rocks?tab=rehide" class="link">Rock Rehide</a>`;

/** What came of the press that led here. */
function told({ found: result, refusal }: Arrival): Html | '' {
  if (result)
    return html`<div role="status">
      <p class="font-semibold text-moss">${words.won}</p>
      <p><bdi>${result.rock.name}</bdi> is now available in ${rehide}.</p>
    </div>`;
  return refusal ? html`<p role="alert" class="font-semibold text-coral">${refusal}</p>` : '';
}

/** The state that says what can be done with it: a rock that was released is found like one that is hidden. */
export function stateToActOn({ status, isReleased }: KnownRock): RockStatus {
  return isReleased ? 'hidden' : status;
}

/** With script a visitor is asked to join; without, the way leads through the sign-in. */
function action(status: RockStatus, { arrival: { code, member, isHere }, key }: FoundRockView): Html {
  const hide = `/my-rocks?${new URLSearchParams({ action: 'hide', rockId: formatCode(code) }).toString()}`;
  if (status !== 'hidden' && isHere === false) return html`<p>${elsewhere[status]}</p>`;
  if (status !== 'hidden' && !member)
    return html`<p>${isThatYou[status]}</p>
      <a href="${signInUrl(hide)}" class="${looks.mainLarge} sm:max-w-form">${words.hide}</a>`;
  if (status !== 'hidden')
    return underThumb(html`<a href="${hide}" class="${looks.mainLarge}">${words.hide}</a>`);
  return underThumb(
    html`<form method="post" action="/nfc-scan" class="flex flex-col">
      <input type="hidden" name="rockId" value="${code}" />
      <input type="hidden" name="key" value="${key}" />
      ${member ? html`<input type="hidden" name="meantFor" value="${member.id}" />` : ''}
      <button class="${looks.mainLarge}">${words.markAsFound}</button>
    </form>`,
  );
}

/** On a phone it stays at the bottom of the screen. */
const underThumb = (button: Html) =>
  html`<div class="under-thumb flex flex-col sm:max-w-form">${button}</div>`;

const instructions = html`<section
  aria-labelledby="how-it-works"
  class="flex flex-col gap-5 border-t border-line pt-8"
>
  <h2 id="how-it-works">How it works</h2>
  <ol class="flex max-w-reading list-decimal flex-col gap-1.5 pl-6 text-soft marker:font-semibold">
    ${words.steps.map((step) => html`<li>${step}</li>`)}
  </ol>
  <nav id="quick-links" aria-label="Quick links" class="flex flex-wrap gap-3">
    ${quickLinks.map(({ to, label }) => html`<a href="${to}" class="${looks.quiet}">${label}</a>`)}
  </nav>
</section>`;
