import qrcode from 'qrcode-generator';

/** Rows, true where dark. Error correction M, as payment schemes require. */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, at) => at);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}
