// The words of en/map.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

const rocks = (count: number) => plural(count, { other: '#個の石' });

const finds = (count: number) =>
  count === 0 ? 'まだ発見なし' : plural(count, { other: 'これまでに#回発見' });

export const map: Words['map'] = {
  bbox: 'bboxは「西,南,東,北」の順の度数です',
  level: (levels: readonly number[]) => `levelは${levels.join('、')}のどれかにするか、省略してください`,
  zoom: (least: number, most: number) => `zoomは${least}から${most}までの整数です`,
  loading: '地図を読み込み中…',
  missing: {
    list: '地図を読み込めませんでした。地図にあるものは、一覧でも見られます。',
    pin: '地図を読み込めませんでした。現在地を使うか、場所を入力してください。',
  },
  ground: { out: '道路地図を読み込めません。', coarse: 'ここにはまだ道路がありません。' },
  controls: {
    group: '地図の表示',
    zoomIn: '拡大',
    zoomOut: '縮小',
    fitAll: '全部表示',
    fitAllHint: 'すべての石が見えるように表示',
    world: '世界',
    worldHint: '世界全体を表示',
    mostZoom: '地図はこれ以上拡大できません。',
    leastZoom: '地図はこれ以上縮小できません。',
    noRocks: '石の情報が届きませんでした。',
    tryAgain: 'もう一度お試しください。',
  },
  ofRocks: 'かくれた石の地図',
  spots: '地図上の石：矢印キーで次へ進みます',
  keys: '矢印キーで次へ進み、Enterキーで開きます。',
  zoomTo: 'この場所を拡大',
  close: '閉じる',
  hiddenRock: 'かくれた石',
  spot: (title: string, where: string) => `${title}、${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}、${where}、もうないかもしれません`,
  north: (degrees: string) => `北緯${degrees}°`,
  south: (degrees: string) => `南緯${degrees}°`,
  east: (degrees: string) => `東経${degrees}°`,
  west: (degrees: string) => `西経${degrees}°`,
  coordinates: (latitude: string, longitude: string) => `${latitude}、${longitude}`,
  rocks,
  countMark: compact,
  rocksAround: (count: number, town: string) => `${town}付近に${rocks(count)}`,
  rocksNear: (count: number, coordinates: string) => `${coordinates}付近に${rocks(count)}`,
  hidden: (day: string, timesFound: number) => `${day}からかくれんぼ中、${finds(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) =>
    `もうないかもしれません：${day}からかくれんぼ中、${finds(timesFound)}`,
  accuracy: (distance: string) => `±${distance}`,
  directions: ['北', '北東', '東', '南東', '南', '南西', '西', '北西'],
  way: (distance: string, direction: string) => `${direction}へ${distance}`,
};
