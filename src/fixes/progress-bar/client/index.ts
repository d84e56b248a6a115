import nprogress from 'nprogress';

// The stock markup has roles that do not exist, which tools for accessibility report while a page is on its way.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});
