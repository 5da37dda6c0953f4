// The Found Rock page before the app has loaded. It works without script.
import { initialStateId } from '../../schema/initial-state-id.ts';
import { codeMaxLength, formatCode, isMistyped } from '../../schema/codes.ts';
import type { LookUpFailure } from '../../schema/find-refusals.ts';
import { isKnown, type InitialState, type KnownRock } from '../../schema/found-rock.ts';
import type { RockStatus } from '../../schema/rocks.ts';
import { withoutRockWords } from '../../schema/without-rock.ts';
import { CheckedRock } from '../../web/views/checked-rock.tsx';
import {
  Answer,
  FindOutcome,
  FoundRock,
  MainAction,
  RockIdForm,
  SawIt,
} from '../../web/views/found-rock.tsx';
import { buttonClass } from '../../web/views/button-class.ts';
import { useWords } from '../../web/views/words.ts';
import { Suspended } from '../../web/views/suspended.tsx';
import { Framed } from './frame.tsx';
import { PlainLink } from './plain-link.tsx';
import { signInUrl } from './sign-in-url.ts';
import { withCalled } from '../http/called.ts';
import { jsonInHtml, render } from './render.ts';
import { FaceDown, RockPicture } from './rock-picture.tsx';
import type { PageSpeech } from '../http/router.ts';

export interface FoundRockView {
  productName: string;
  initialState: InitialState;
  /** Why the look-up failed; null if it did not. */
  failure: LookUpFailure | null;
  /** Idempotency key of this page's form, so that two clicks are one find. */
  formKey: string;
}

/** HTML inside `#root`. */
export function foundRockPage(view: FoundRockView, speech: PageSpeech): string {
  const {
    productName,
    initialState: { member, code },
  } = view;
  return render(
    <Framed productName={productName} member={member} speech={speech} here={foundRockUrl(code)}>
      <Page {...view} />
    </Framed>,
    speech,
  );
}

/** The state that the app reads instead of asking for it, escaped so that it cannot close the element. */
export const initialStateBlock = (initialState: InitialState, { words }: PageSpeech): string =>
  `<script type="application/json" id="${initialStateId}">${jsonInHtml(withCalled(words.near, initialState))}</script>`;

export const foundRockUrl = (code: string) =>
  code === '' ? '/nfc-scan' : `/nfc-scan?${new URLSearchParams({ rockId: formatCode(code) }).toString()}`;

/** The Rock ID to which a sign-in returns; null if it returns to another page. */
export function rockIdOf(returnTo: string): string | null {
  const { pathname, searchParams } = new URL(returnTo, 'https://here.invalid');
  const id = pathname === '/nfc-scan' ? formatCode(searchParams.get('rockId') ?? '') : '';
  return id !== '' && id.length <= codeMaxLength ? id : null;
}

const mainLook = buttonClass({ variant: 'main', size: 'large' });
const mainAside = buttonClass({ variant: 'main', size: 'large', class: 'sm:self-start' });

function Page(view: FoundRockView) {
  const { check, code } = view.initialState;
  const rock = isKnown(check) ? check : null;
  return (
    <FoundRock
      Link={PlainLink}
      form={<LookUpForm {...view.initialState} />}
      picture={rock ? <RockPicture name={rock.name ?? ''} imageUrl={rock.imageUrl} /> : <FaceDown />}
      isAboutWords={!rock && code !== ''}
      hasRock={rock !== null}
    >
      {rock ? <Known rock={rock} view={view} /> : <Unknown {...view} />}
    </FoundRock>
  );
}

function LookUpForm({ code, check, isMissing }: InitialState) {
  const words = useWords('foundRock');
  const codes = useWords('codes');
  const typo = isMistyped(code) ? codes.mistyped : undefined;
  const lookUp = (
    <button className={check ? buttonClass({ size: 'large' }) : mainLook}>{words.lookUp}</button>
  );
  return (
    <RockIdForm field={{ value: formatCode(code) }} error={isMissing ? codes.empty : typo}>
      {check ? <noscript className="flex flex-col">{lookUp}</noscript> : lookUp}
    </RockIdForm>
  );
}

/** No rock has this ID. */
function Unknown({ initialState: { check, code }, failure }: FoundRockView) {
  const words = useWords('foundRock');
  return (
    <>
      <Answer
        {...withoutRockWords({ foundRock: words, finds: useWords('finds') }, { code, check, failure })}
      />
      {check && (
        <PlainLink
          to="/register-rock"
          search={check.isWaiting ? { rockId: code } : undefined}
          className={mainAside}
        >
          {words.register}
        </PlainLink>
      )}
      {failure?.mayRetry && (
        <a href={foundRockUrl(code)} className={buttonClass({ class: 'sm:self-start' })}>
          {words.tryAgain}
        </a>
      )}
    </>
  );
}

function Known({ rock, view }: { rock: KnownRock; view: FoundRockView }) {
  const words = useWords('foundRock');
  const { found, refusal } = view.initialState;
  return (
    <>
      <Answer title={words.titles[rock.status]} />
      <CheckedRock rock={rock}>
        <FindOutcome found={found} refusal={refusal} Link={PlainLink} hasFocus />
        <Action status={stateToActOn(rock)} view={view} />
      </CheckedRock>
    </>
  );
}

/** The state that decides what can be done: a released rock can be found like a hidden one. */
export function stateToActOn({ status, isReleased }: KnownRock): RockStatus {
  return isReleased ? 'hidden' : status;
}

/** With script a visitor is invited to join; without script they go through the sign-in. */
function Action({ status, view }: { status: RockStatus; view: FoundRockView }) {
  const finds = useWords('finds');
  const words = useWords('foundRock');
  const {
    initialState: { code, member, isHere },
    formKey,
  } = view;
  if (member?.suspension) return <Suspended suspension={member.suspension} Link={PlainLink} />;
  if (status === 'hidden')
    return (
      <MainAction isUnderThumb>
        <form method="post" action="/nfc-scan" className="flex flex-col">
          <input type="hidden" name="rockId" value={code} />
          <input type="hidden" name="key" value={formKey} />
          {member && <input type="hidden" name="meantFor" value={member.id} />}
          <button className={mainLook}>{words.markAsFound}</button>
        </form>
        <SawIt code={code} />
      </MainAction>
    );
  if (isHere === false) return <p>{finds.elsewhere[status]}</p>;
  const hide = `/my-rocks?${new URLSearchParams({ action: 'hide', rockId: formatCode(code) }).toString()}`;
  return (
    <>
      {!member && <p>{finds.isThatYou[status]}</p>}
      <MainAction isUnderThumb={Boolean(member)}>
        <a href={member ? hide : signInUrl(hide)} className={mainLook}>
          {words.hide}
        </a>
      </MainAction>
    </>
  );
}
