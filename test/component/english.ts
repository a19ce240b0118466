import fs from 'node:fs';
import { addCatalogue, type Texts } from '@/i18n/catalogue';

const folder = 'locales/en';

export const addEnglish = (): void =>
  addCatalogue(
    'en',
    Object.fromEntries(
      fs
        .readdirSync(folder)
        .map((file) => [
          file.replace('.json', ''),
          JSON.parse(fs.readFileSync(`${folder}/${file}`, 'utf8')) as Texts,
        ]),
    ),
  );
