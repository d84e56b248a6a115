/*
 * Why:   the title has two tones: the product, and what the site is.
 * How:   eject (unsafe component) of the logo of the bar, whose title takes no markup.
 * Drop:  when the title of the bar takes markup.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import ThemedImage from '@theme/ThemedImage';

export default function NavbarLogo(): ReactNode {
  const {title, logo} = useThemeConfig().navbar;
  const {src, srcDark, ...image} = logo!;
  const sources = {light: useBaseUrl(src), dark: useBaseUrl(srcDark)};
  const [product, kind] = title!.split(' - ');
  return (
    <Link to="/" className="navbar__brand">
      <ThemedImage {...image} className="navbar__logo" sources={sources} />
      <b className="navbar__title text--truncate">
        {product} <span>- {kind}</span>
      </b>
    </Link>
  );
}
