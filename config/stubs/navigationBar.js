/** Stands in for the router's own navigation bar on H5: every screen draws its header and sets the title itself. */
export const initNavigationBar = () => undefined;

export default class NavigationBarHandler {
  load() {
    return undefined;
  }
}
