// WeChat's base library includes core-js (developers.weixin.qq.com, "JavaScript support").
export {};
