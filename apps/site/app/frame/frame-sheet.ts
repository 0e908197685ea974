import breadcrumb from './breadcrumb/breadcrumb.css?inline';
import cookieBar from './cookie-bar/cookie-bar.css?inline';
import footer from './footer/footer.css?inline';
import groupLayout from './group-layout/group-layout.css?inline';
import pageBand from './group-layout/page-band.css?inline';
import header from './header/header.css?inline';
import { languageOfferCss } from './language-switch/language-offer.tsx';
import languageSwitch from './language-switch/language-switch.css?inline';
import loading from './loading/loading.css?inline';
import previewBar from './preview-bar/preview-bar.css?inline';
import search from './search/search-form.css?inline';
import sideMenu from './side-menu/side-menu.css?inline';
import status from './status/status.css?inline';
import toastArea from './toast-area/toast-area.css?inline';

/** The CSS of all frame parts, for the sheet that every page carries. */
export const frameCss: string = [
  header,
  sideMenu,
  languageSwitch,
  languageOfferCss,
  footer,
  breadcrumb,
  cookieBar,
  groupLayout,
  pageBand,
  search,
  status,
  previewBar,
  loading,
  toastArea,
].join('\n');
