// The pages for somebody who saw a rock and left it.
import { buttonClass } from '../../web/views/button-class.ts';
import type { CardPage, Problem } from './card.tsx';
import { EmailField, PageProblem } from './only-field.tsx';
import { Address, mainLook, MainWay } from './sign-in-pages.tsx';

interface SeenPage {
  /** '' if it is not known. */
  name: string;
  /** As it was typed. */
  rockId: string;
  email: string;
  problem: Problem;
}

const Name = ({ children }: { children: string }) => (
  <bdi className="font-semibold text-ink wrap-anywhere">{children}</bdi>
);

export const seenPage = ({ name, rockId, email, problem }: SeenPage): CardPage => ({
  heading: problem ? 'Where does it go next?' : 'Thank you for leaving it',
  problem,
  content: (
    <>
      {!problem && (
        <>
          <p className="mt-2 text-soft">
            The painter of <Name>{name}</Name> hears that you saw it, and its journey shows a dot for the day.
            Did it lie in a bad place, and you moved it a little?
          </p>
          <a
            href={`/my-rocks?action=move&rockId=${encodeURIComponent(rockId)}`}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Say where it lies now
          </a>
        </>
      )}
      <PageProblem problem={problem} field="email" />
      {!problem && <h2 className="mt-7 text-lg">Want to hear where it goes next?</h2>}
      <form method="post" action="/api/seen/watch" noValidate className="mt-4 flex flex-col gap-5">
        <input type="hidden" name="rockId" value={rockId} readOnly />
        <EmailField
          email={email}
          problem={problem}
          hasFocus={problem !== null}
          hint="We write once, when somebody hides it again. No account."
        />
        <button className={mainLook}>Tell me where it goes next</button>
      </form>
    </>
  ),
  leave: 'No, thank you',
});

export const askedPage = (name: string, email: string): CardPage => ({
  heading: 'Look into your inbox',
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">
        We sent an email to <Address mark=".">{email}</Address> One click in it, and we tell you where{' '}
        <Name>{name}</Name> goes next.
      </p>
      <MainWay href="/explore-map">See more rocks on the map</MainWay>
    </>
  ),
  leave: '',
});

export const confirmWatchPage = (name: string, token: string): CardPage => ({
  heading: 'Shall we tell you?',
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">
        When <Name>{name}</Name> is hidden again, you get one email, and then we forget your address.
      </p>
      <form method="post" action="/api/seen/confirm" className="mt-6">
        <input type="hidden" name="token" value={token} readOnly />
        <button className={mainLook}>Yes, tell me</button>
      </form>
    </>
  ),
});

export const watchedPage = (name: string, token: string): CardPage => ({
  heading: 'We will tell you',
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">
        One email comes when <Name>{name}</Name> is hidden again. By the same link you can take that back.
      </p>
      <MainWay href="/explore-map">See more rocks on the map</MainWay>
      <form method="post" action="/api/seen/confirm" className="mt-3">
        <input type="hidden" name="token" value={token} readOnly />
        <input type="hidden" name="stop" value="yes" readOnly />
        <button className={buttonClass({ size: 'large', class: 'w-full' })}>Do not tell me</button>
      </form>
    </>
  ),
  leave: '',
});

export const endedWatchPage = (name: string): CardPage => ({
  heading: 'We forgot your address',
  problem: null,
  content: (
    <>
      <p className="mt-2 text-soft">
        No email comes about <Name>{name}</Name>.
      </p>
      <MainWay href="/explore-map">See more rocks on the map</MainWay>
    </>
  ),
  leave: '',
});
