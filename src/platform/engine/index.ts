// WeChat's base library brings core-js with it (developers.weixin.qq.com, "JavaScript support").
export {};
