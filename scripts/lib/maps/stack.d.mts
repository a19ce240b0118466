export function createStackReader(
  folders: readonly string[],
  sources?: readonly string[],
): (text: string) => {
  text: string;
  unknown: string[];
};
