/** Interactive parts of a downloaded page: colours, tabs, copy buttons, sidebar, menus and search. */
import {addCopyButtons} from './copy';
import {addMenus} from './menus';
import {addTabs} from './tabs';
import {addColours, setColours} from './colours';
import {addSearch} from './searchButton';

// Before the text is painted.
setColours();

document.addEventListener('DOMContentLoaded', () => {
  addColours();
  addTabs();
  addCopyButtons();
  addMenus();
  addSearch();
  // The style sheets of the site hide what does not work until now.
  document.documentElement.dataset['hasHydrated'] = 'true';
});
