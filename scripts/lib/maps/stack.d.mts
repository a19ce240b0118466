export function createStackReader(folders: readonly string[]): (text: string) => {
  text: string;
  unknown: string[];
};
