// The appearance of Stripe's card form: our colors, in light or dark mode.
import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

const darkness = '(prefers-color-scheme: dark)';

export function useCardFormAppearance(): Appearance {
  const [look, setLook] = useState(readAppearance);
  useEffect(() => {
    const scheme = matchMedia(darkness);
    const change = () => setLook(readAppearance());
    scheme.addEventListener('change', change);
    return () => scheme.removeEventListener('change', change);
  }, []);
  return look;
}

/** Reads the current color of each token from a probe element, since a token has a light and a dark color. */
function readAppearance(): Appearance {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const look = cardFormAppearance(colour, matchMedia(darkness).matches);
  probe.remove();
  return look;
}

/** @param colour returns a token's computed color */
export function cardFormAppearance(colour: (token: string) => string, isDark: boolean): Appearance {
  const edge = { border: `1px solid ${colour('edge')}`, boxShadow: 'none' };
  const ring = { outline: `3px solid ${colour('ink')}`, outlineOffset: '2px', boxShadow: 'none' };
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
