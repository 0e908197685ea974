import breadcrumb from './breadcrumb/breadcrumb.css?inline';
import cookieBar from './cookie-bar/cookie-bar.css?inline';
import footer from './footer/footer.css?inline';
import pageHeading from './group-layout/page-heading.css?inline';
import header from './header/header.css?inline';
import { languageOfferCss } from './language-switch/language-offer.tsx';
import languageSwitch from './language-switch/language-switch.css?inline';
import loading from './loading/loading.css?inline';
import search from './search/search-form.css?inline';
import sideMenu from './side-menu/side-menu.css?inline';
import toastArea from './toast-area/toast-area.css?inline';

/** The CSS of the frame parts that most pages have, for the sheet that every page carries. */
export const frameCss: string = [
  header,
  sideMenu,
  languageSwitch,
  languageOfferCss,
  footer,
  breadcrumb,
  cookieBar,
  pageHeading,
  search,
  loading,
  toastArea,
].join('\n');
