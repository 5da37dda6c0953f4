// What is around a page before the app has come: the header and the footer as `web/shell` draws them.
import { html } from 'hono/html';
import { headerLinks, headerWords as words, planLink } from '../../schema/header.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { pebbleOutline } from '../../schema/pebble-outline.ts';

export type Html = ReturnType<typeof html>;

const button =
  'relative inline-flex items-center justify-center gap-2 text-center font-semibold transition-colors aria-disabled:opacity-60 disabled:opacity-60';
const usual = 'min-h-11 rounded-md px-5 py-2 leading-tight';
const large = 'min-h-14 rounded-md px-7 py-3 text-lg leading-tight';
const quiet = 'border border-edge bg-card text-ink hover:border-ink';
const bare = 'text-ink hover:bg-line/50';

/** Classes of buttons, as `web/ui/button.tsx` has them. */
export const looks = {
  mainLarge: `${button} bg-moss text-on-moss hover:bg-moss-deep ${large}`,
  quiet: `${button} ${quiet} ${usual}`,
  ink: `${button} bg-ink text-paper hover:bg-soft ${usual}`,
  sun: `${button} bg-sun text-on-sun hover:bg-sun-deep ${usual}`,
  bare: `${button} ${bare} ${usual}`,
  icon: `${button} ${bare} size-11 rounded-md`,
} as const;

interface Frame {
  productName: string;
  /** Null for a visitor; undefined when it is not known who asks. */
  member: CurrentMember | null | undefined;
  /** Address of the sign-in page, which leads back to this one. */
  signIn: string;
  page: Html;
}

/** What belongs into `#root`. */
export function framed(frame: Frame): Html {
  return html`<a
      href="#main"
      class="sr-only rounded-md bg-ink px-5 py-3 text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-60"
      >${words.skip}</a
    >
    <div class="flex min-h-dvh flex-col">
      ${header(frame)}
      <main id="main" tabindex="-1" class="flex-1">${frame.page}</main>
      ${footer(frame)}
    </div>`;
}

function header({ productName, member, signIn }: Frame): Html {
  const isKnown = member !== undefined;
  return html`<header class="relative">
    <div class="page flex min-h-16 items-center gap-x-3 py-2 lg:pt-5">
      <a
        href="/"
        class="flex h-11 min-w-11 flex-wrap content-start items-center gap-x-2 overflow-hidden rounded-sm sm:gap-x-2.5"
      >
        <img src="/icon.svg" alt="" width="44" height="44" fetchpriority="low" class="size-11 -rotate-6" />
        <span
          class="font-display text-[1.375rem] font-extrabold tracking-[-0.035em] whitespace-nowrap sm:text-2xl"
          >${productName}</span
        >
      </a>
      ${isKnown ? [wideButtons(member, signIn), narrowButtons] : ''}
    </div>
    <div class="relative">
      <div class="page relative z-1 lg:min-h-12">${isKnown ? stations(member) : ''}</div>
      <div aria-hidden="true" class="dot-line absolute inset-x-0 bottom-0 text-line"></div>
    </div>
  </header>`;
}

const wideButtons = (member: CurrentMember | null, signIn: string) =>
  html`<div class="ml-auto hidden shrink-0 items-center gap-2.5 lg:flex">
    <a href="/nfc-scan" class="${looks.quiet}">${words.foundRock}</a>
    ${
      member
        ? html`<a href="/register-rock" class="${looks.ink}">${words.register}</a>
            <a href="${planLink(member).to}" class="${looks.sun}">${planLink(member).label}</a>
            <span class="size-11"></span>`
        : html`<a href="/subscribe" class="${looks.ink}">${words.signUp}</a>
            <a href="${signIn}" class="${looks.bare}">${words.signIn}</a>`
    }
  </div>`;

/** The menu opens with the app; until then its button leads to the links of the page. */
const narrowButtons = html`<div class="ml-auto flex shrink-0 items-center gap-1 lg:hidden">
  <a href="/nfc-scan" aria-label="${words.foundRock}" class="${looks.quiet} px-3.5"
    >${words.foundRockShort}</a
  >
  <a href="#quick-links" aria-label="${words.menu}" class="${looks.icon}">
    <svg aria-hidden="true" viewBox="0 0 20 20" class="size-5 fill-current transition-transform">
      <circle cx="10" cy="3.6" r="2.3" />
      <circle cx="10" cy="10" r="2.3" />
      <circle cx="10" cy="16.4" r="2.3" />
    </svg>
  </a>
</div>`;

const stations = (member: CurrentMember | null) =>
  html`<nav aria-label="Main" class="hidden lg:block">
    <ul class="-ml-4 flex">
      ${headerLinks(member).map(
        (link) =>
          html`<li>
            <a
              href="${link.to}${'hash' in link ? `#${link.hash}` : ''}"
              class="station flex min-h-12 items-center px-4 pb-4 text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >${link.label}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

const footer = ({ productName }: Frame) =>
  html`<footer class="mt-16 sm:mt-24">
    <div class="page flex justify-end">
      <span class="block aspect-square bg-line ${pebbleOutline('garden')} -mb-2 size-16 sm:size-20"></span>
    </div>
    <div aria-hidden="true" class="dot-line text-line"></div>
    <div class="page flex flex-col gap-x-8 gap-y-3 py-8 sm:flex-row sm:items-center">
      <p class="text-soft sm:mr-auto">© 2025 ${productName}</p>
      <nav aria-label="Footer">
        <ul class="-my-2 flex gap-8">
          <li><a href="/contact" class="link inline-flex min-h-11 items-center">Contact Us</a></li>
          <li><a href="/subscribe" class="link inline-flex min-h-11 items-center">Subscribe</a></li>
        </ul>
      </nav>
    </div>
  </footer>`;
