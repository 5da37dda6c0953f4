// The words of en/languages.ts in Japanese.
import type { Words } from '../words.ts';

export const languages: Words['languages'] = {
  language: '言語',
  distances: '距離',
  units: { mi: 'マイル', km: 'キロメートル' },
  change: '変更',
  unspoken: 'このサイトは、まだその言語に対応していません',
  unknownUnit: '距離の単位は、マイルかキロメートルです',
  changed: 'このサイトは日本語になりました',
  unitChanged: { mi: '距離はマイルになりました', km: '距離はキロメートルになりました' },
};
