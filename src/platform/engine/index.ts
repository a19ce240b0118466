// WeChat's base library has core-js (developers.weixin.qq.com, "JavaScript support").
export {};
