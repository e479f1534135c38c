/**
 * Lets the rules of the high-contrast theme hold as well where the reader chose no theme and their system asks for more
 * contrast. CSS cannot join an attribute and a media query in one condition, so the build writes such a rule a second
 * time; in the sources it stands once.
 */
import type { CSSOptions } from 'vite';

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

const CHOSEN = ":root[data-theme='contrast']";
const WISHED = ':root:not([data-theme])';

export function contrastByWish(): Plugin {
  return {
    postcssPlugin: 'contrast-by-wish',
    Once(root, { AtRule }) {
      root.walkRules((rule) => {
        const selectors = rule.selectors.filter((selector) => selector.includes(CHOSEN));
        if (selectors.length === 0) return;
        const wish = new AtRule({ name: 'media', params: '(prefers-contrast: more)' });
        wish.append(rule.clone({ selectors: selectors.map((selector) => selector.replace(CHOSEN, WISHED)) }));
        rule.after(wish);
      });
    },
  };
}
