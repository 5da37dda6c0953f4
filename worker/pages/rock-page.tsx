// A rock's page before the app has loaded. It works without script.
import { rockStateId } from '../../schema/initial-state-id.ts';
import { rockPath } from '../../schema/pages.ts';
import { portraitSizes, type RockState } from '../../schema/rock-page.ts';
import { isPlayable } from '../../schema/rock-page-facts.ts';
import type { PageSpeech } from '../http/router.ts';
import { buttonClass } from '../../web/views/button-class.ts';
import { DottedStar } from '../../web/views/dotted-star.tsx';
import { RockPageView } from '../../web/views/rock-page.tsx';
import { firstHtml } from './first-html.ts';
import { signInUrl } from './sign-in-url.ts';
import { Framed } from './frame.tsx';
import { PlainLink } from './plain-link.tsx';
import type { PreviewTags } from './preview-tags.ts';
import { withCalled } from '../http/called.ts';
import { jsonInHtml, render } from './render.ts';
import style from './rock-page.css?inline';
import { RockPicture } from './rock-picture.tsx';
import { appAfter } from './with-card.ts';
import { useWords } from '../../web/views/words.ts';

/**
 * The page in place of the boot screen, with its own style in place of the style sheet, which loads after it.
 * @param file index.html, as it was built
 * @param flags of `schema/boot-flags.ts`, for the app's root
 */
export function withRock(
  file: Response,
  productName: string,
  state: RockState,
  speech: PageSpeech,
  preview: PreviewTags,
  flags: readonly string[],
): Response {
  const hasPhoto = state.rock.imageUrl !== null;
  return firstHtml(file, {
    speech,
    preview,
    root: render(<Page productName={productName} speech={speech} {...state} />, speech),
    flags,
    style,
    withoutScript: '',
    hasApp: !hasPhoto,
    ending: (files) =>
      `<script type="application/json" id="${rockStateId}">${jsonInHtml(withCalled(speech.words.near, state))}</script>` +
      appAfter(files, 'rock', hasPhoto),
  });
}

function Page({
  productName,
  speech,
  rock,
  member,
}: RockState & { productName: string; speech: PageSpeech }) {
  const words = useWords('rockPage');
  const signIn = signInUrl(rockPath(rock.id));
  return (
    <Framed productName={productName} member={member} speech={speech} here={rockPath(rock.id)}>
      <RockPageView
        rock={rock}
        viewerId={member?.id ?? null}
        Link={PlainLink}
        picture={<RockPicture name={rock.name} imageUrl={rock.imageUrl} sizes={portraitSizes} />}
        actions={
          <>
            <a href={rockPath(rock.id)} className={buttonClass()}>
              {words.share}
            </a>
            {!member && (
              <a href={signIn} className={buttonClass()}>
                <DottedStar full={false} />
                {words.follow}
              </a>
            )}
          </>
        }
        play={
          isPlayable(rock) && (
            <a href="#journey" className={buttonClass()}>
              <PlaySign />
              {words.play}
            </a>
          )
        }
        reply={
          !member && (
            <a href={signIn} className={buttonClass({ class: 'self-start' })}>
              {words.join}
            </a>
          )
        }
      />
    </Framed>
  );
}

/** Lucide's `Play`, the same icon as in the app. */
const PlaySign = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-5"
  >
    <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
  </svg>
);
