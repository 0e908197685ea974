import cookieBar from './cookie-bar/cookie-bar.css?inline';
import footer from './footer/footer.css?inline';
import header from './header/header.css?inline';
import navigationEntries from './header/navigation-entries.css?inline';
import languageList from './language-switch/language-list.css?inline';
import languageSwitch from './language-switch/language-switch.css?inline';
import loading from './loading/loading.css?inline';
import sideMenu from './side-menu/side-menu.css?inline';
import sideMenuButton from './side-menu/side-menu-button.css?inline';
import toastArea from './toast-area/toast-area.css?inline';

/** The CSS of the frame parts that stand at the top of every page, for the sheet that each carries in its head. */
export const frameCss: string = [header, sideMenuButton, languageSwitch].join('\n');

/** The CSS of the frame parts that nobody sees before they are opened, or that stand below everything else. */
export const lateFrameSheets: readonly string[] = [
  navigationEntries,
  languageList,
  sideMenu,
  footer,
  cookieBar,
  loading,
  toastArea,
];
