/** Languages whose sentences look alike, and words that of them only this one says. */
const words = {
  ms: `wang akaun amaun kod nombor telah kadar butiran guna semak tiada pautan cuba laluan mel baharu sahkan tempoh
    sehingga dahulu pengenalan rakan peranti khidmat sahaja pendapatan kini mesti apabila soalan mesej resit bahagian jemputan
    semakan pengajian imbas baki penyata minit makluman senarai sijil ialah mahu bimbit syarikat lesen tetapan perkhidmatan
    pertukaran niaga percuma awak pejabat pelayar yuran hantar menghantar dihantar pindahan kad telefon tamat tarikh
    jawapan berbeza kerana identiti selepas menyemak disemak had poskod invois jenama tetapan ejen automatik taip terma
    peribadi borang talian sesiapa sesetengah penjuru tandatangan`,
  id: `uang bisa rekening kode nomor akun kirim kartu kurs mengirim identitas sandi dikirim unggah telepon konfirmasi
    kedaluwarsa layanan perangkat punya verifikasi memeriksa periksa dana hapus teman pakai tagihan menit undangan pindai kapan
    aman izin paspor pajak notifikasi pengaturan beranda perusahaan mitra tiongkok formulir ponsel silakan karyawan
    kantor situs tanggal jawaban berbeda karena bahwa metode dulu coba biaya penghasilan studi karakter
    mengonfirmasi referensi terverifikasi bagikan pribadi percobaan kontak koneksi agen butuh gratis`,
};
const wordsOf = new Map(Object.entries(words).map(([code, text]) => [code, new Set(text.split(/\s+/))]));

/** The only one that says one of these words. */
export function closeRelative(said, code) {
  if (!wordsOf.has(code)) return undefined;
  return [...wordsOf.keys()].find(
    (other) =>
      other !== code &&
      said.some((word) => wordsOf.get(other).has(word) || wordsOf.get(other).has(word.replace(/nya$/, ''))),
  );
}
