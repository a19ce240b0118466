process.env.TARO_ENV = 'h5';
process.env.TARO_PLATFORM = 'web';
// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;
