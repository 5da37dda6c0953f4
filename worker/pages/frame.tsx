// Header and footer of a page before the app has loaded.
import type { ReactNode } from 'react';
import { planLink } from '../../schema/header-links.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { RockPlaceholder } from '../../web/views/rock-placeholder.tsx';
import { Footer } from '../../web/views/footer.tsx';
import { Frame } from '../../web/views/frame.tsx';
import { FoundRockWords, Header, HeaderButtons, MenuDots, wideButton } from '../../web/views/header.tsx';
import { buttonClass } from '../../web/views/button-class.ts';
import { SuspendedNotice } from '../../web/views/suspended-notice.tsx';
import { useWords } from '../../web/views/words.ts';
import type { PageSpeech } from '../http/router.ts';
import { LanguageSwitch } from '../../web/views/language-switch.tsx';
import { PlainLink } from './plain-link.tsx';
import { signInUrl } from './sign-in-url.ts';

interface FramedProps {
  productName: string;
  /** Null for a visitor; undefined if the viewer is unknown. */
  member: CurrentMember | null | undefined;
  speech: PageSpeech;
  /** Address of this page. */
  here: string;
  children: ReactNode;
}

/** HTML inside `#root`. */
export function Framed({ productName, member, speech, here, children }: FramedProps) {
  const words = useWords('shell');
  const header = (
    <>
      <Header
        productName={productName}
        member={member}
        wide={
          <>
            <HeaderButtons
              foundRock={
                <a
                  href="/nfc-scan"
                  aria-label={words.foundRock}
                  className={buttonClass({ variant: 'ink', class: wideButton })}
                >
                  <FoundRockWords />
                </a>
              }
              plan={member ? planLink(member) : null}
              signIn={signInUrl(here)}
              Link={PlainLink}
            />
            {member && <span className="size-11" />}
          </>
        }
        narrow={<NarrowButtons />}
        Link={PlainLink}
      />
      {member?.suspension && <SuspendedNotice suspension={member.suspension} Link={PlainLink} />}
    </>
  );
  const footer = (
    <Footer
      productName={productName}
      Rock={RockPlaceholder}
      Link={PlainLink}
      speech={<LanguageSwitch {...speech} here={here} />}
    />
  );
  return (
    <Frame header={header} footer={footer}>
      {children}
    </Frame>
  );
}

/** The menu needs the app; until then its button jumps to the links in the page. */
function NarrowButtons() {
  const words = useWords('shell');
  return (
    <>
      <a
        href="/nfc-scan"
        aria-label={words.foundRock}
        className={buttonClass({ variant: 'ink', class: 'px-3.5!' })}
      >
        {words.foundRockShort}
      </a>
      <a
        href="#quick-links"
        aria-label={words.menu}
        className={buttonClass({ variant: 'bare', size: 'icon' })}
      >
        <MenuDots />
      </a>
    </>
  );
}
