// The scanner's button in the field for the Rock ID, and the scanner below the field. They are put into the page from
// here, so that its first script does not have to know them.
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatCode } from '../../../schema/codes.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { buttonClass } from '../../views/button-class.ts';
import { FoundEarlier } from './found-earlier.tsx';
import { KeepFind } from './keep-find.tsx';
import { mayScan, wasLoadedToScan } from './may-scan.ts';
import { scanPath } from './scan-link.ts';
import { typeIn } from './type-in.ts';
import { useWords } from '../../views/words.ts';

const ScanPanel = lazyPart(() => import('./scan-panel.tsx'));

/** A page opens the scanner by itself once, and not again when the app comes back to it. */
let isToOpen = wasLoadedToScan();

export function ScanButton() {
  const words = useWords('scanner');
  const { inField, belowForm, atEnd } = usePlaces();
  const [may] = useState(mayScan);
  const [isOpen, setOpen] = useState(isToOpen);
  const button = useRef<HTMLButtonElement>(null);

  const show = (isShown: boolean) => {
    isToOpen = false;
    setOpen(isShown);
  };
  const close = () => {
    show(false);
    button.current?.focus({ preventScroll: true });
  };
  const look = buttonClass({ class: 'absolute! inset-e-1.5 bottom-1.5 px-3!' });
  const inside = (
    <>
      <ScanIcon />
      {/* A phone of 320 px has no room for it beside an ID. */}
      <span className="max-[22.4rem]:hidden">{words.labelShort}</span>
    </>
  );
  return (
    <>
      {createPortal(
        may || isOpen ? (
          <button
            ref={button}
            type="button"
            aria-label={words.label}
            aria-expanded={isOpen}
            className={look}
            onClick={() => show(!isOpen)}
          >
            {inside}
          </button>
        ) : (
          <a href={scanPath} aria-label={words.label} className={look}>
            {inside}
          </a>
        ),
        inField,
      )}
      {createPortal(
        isOpen ? (
          <ScanPanel
            may={may}
            onClose={close}
            onType={() => {
              show(false);
              idField()?.focus();
            }}
            onCode={(code) => {
              close();
              typeIn(idField(), formatCode(code));
            }}
          />
        ) : (
          <KeepFind />
        ),
        belowForm,
      )}
      {createPortal(<FoundEarlier />, atEnd)}
    </>
  );
}

const idField = () => document.querySelector<HTMLInputElement>('#rock-id');

/** In the page that `views/found-rock.tsx` renders. React moves nothing that stands beside them. */
function usePlaces() {
  // The first takes no room, and the last is at the end of the page, so that nothing moves when they come.
  const [places] = useState(() => ({
    // The ID runs from left to right in each language, and the button is at its end.
    inField: Object.assign(box('relative -mt-1.5'), { dir: 'ltr' }),
    belowForm: box('empty:hidden'),
    atEnd: box('empty:hidden'),
  }));
  useLayoutEffect(() => {
    const { inField, belowForm, atEnd } = places;
    const field = idField();
    if (!field?.form) return;
    field.after(inField);
    field.form.after(belowForm);
    document.querySelector('#quick-links')?.after(atEnd);
    field.style.paddingInlineEnd = 'clamp(3.75rem, 30vw, 7rem)';
    return () => {
      inField.remove();
      belowForm.remove();
      atEnd.remove();
      field.style.paddingInlineEnd = '';
    };
  }, [places]);
  return places;
}

const box = (className: string) => Object.assign(document.createElement('div'), { className });

/** Lucide's `ScanLine`. The library itself would be one more file that every scan loads. */
const ScanIcon = () => (
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
    <path d="M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M7 12h10" />
  </svg>
);
