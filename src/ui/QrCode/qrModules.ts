import qrcode from 'qrcode-generator';

/** Rows of a QR code, true where it is dark. Version by length; error correction M, as payment schemes ask for. */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, at) => at);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}
