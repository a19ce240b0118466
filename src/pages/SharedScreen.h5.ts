/** No page of a browser has a share menu. */
export const SharedScreen = () => null;
