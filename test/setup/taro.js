process.env.TARO_ENV = 'h5';
process.env.TARO_PLATFORM = 'web';
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
// jsdom has no media.
window.matchMedia = () => ({ matches: false });
