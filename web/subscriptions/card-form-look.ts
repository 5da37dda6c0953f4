// How Stripe's card form looks: our own colours, as they are in the light or in the dark.
import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

const darkness = '(prefers-color-scheme: dark)';

export function useCardFormLook(): Appearance {
  const [look, setLook] = useState(readLook);
  useEffect(() => {
    const scheme = matchMedia(darkness);
    const change = () => setLook(readLook());
    scheme.addEventListener('change', change);
    return () => scheme.removeEventListener('change', change);
  }, []);
  return look;
}

/** Tokens name two colours each; on an element they are the one that is shown. */
function readLook(): Appearance {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const look = cardFormLook(colour, matchMedia(darkness).matches);
  probe.remove();
  return look;
}

/** @param colour of a token, as browsers write it */
export function cardFormLook(colour: (token: string) => string, isDark: boolean): Appearance {
  const edge = { border: `1px solid ${colour('edge')}`, boxShadow: 'none' };
  const ring = { outline: `3px solid ${colour('coral')}`, outlineOffset: '2px', boxShadow: 'none' };
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('moss'),
      colorBackground: colour('card'),
      colorText: colour('ink'),
      colorTextSecondary: colour('soft'),
      colorTextPlaceholder: colour('soft'),
      colorDanger: colour('coral'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
      spacingUnit: '4px',
      borderRadius: '12px',
    },
    rules: {
      '.Input': edge,
      '.Input:focus': ring,
      '.Tab': edge,
      '.Tab:focus': ring,
      '.Block': { border: `1px solid ${colour('line')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600' },
    },
  };
}
