/** Pages in other scripts, written for this measurement: a notice in sentences, and a bill with amounts. */
export interface ScriptPage {
  /** The language, as Tesseract names it. */
  readonly language: string;
  readonly name: string;
  /** By ISO 639-1, for its font. */
  readonly iso: string;
  /** Whether words are written without spaces, so that pairs of letters are counted. */
  readonly byPairs: boolean;
  readonly rightToLeft: boolean;
  readonly sentences: readonly string[];
  readonly items: readonly string[];
}

/** The amounts of every bill, one for each item. */
export const AMOUNTS: readonly string[] = ["1,240.50", "86.00", "317.25", "9.90", "2,005.75", "48.10"];

export const SCRIPT_PAGES: readonly ScriptPage[] = [
  {
    language: "rus",
    name: "Russian",
    iso: "ru",
    byPairs: false,
    rightToLeft: false,
    sentences: [
      "Ворота верхнего шлюза в четверг останутся закрытыми.",
      "Кто везёт зерно на мельницу, едет дорогой через деревню и ждёт у моста, пока сторож не махнёт рукой.",
      "Лодки длиннее двенадцати метров проходят только утром, до начала прилива.",
      "Плата за стоянку взимается в конторе порта; расписание висит на двери.",
      "Во время шторма мост разводить запрещено, и все суда остаются у причала.",
    ],
    items: ["Стоянка у причала", "Вода", "Электричество", "Мешки", "Ремонт паруса", "Почта"],
  },
  {
    language: "chi_sim",
    name: "Chinese",
    iso: "zh-cn",
    byPairs: true,
    rightToLeft: false,
    sentences: [
      "上游船闸的大门星期四全天关闭。",
      "运送粮食到磨坊的人请走穿过村庄的道路，在桥边等候看守人挥手放行。",
      "长度超过十二米的船只只能在早晨涨潮之前通过。",
      "停泊费在港口办公室缴纳，时间表贴在门上。",
      "遇到风暴时禁止开桥，所有船只必须留在码头。",
    ],
    items: ["停泊费", "淡水", "用电", "麻袋", "修理船帆", "邮寄"],
  },
  {
    language: "jpn",
    name: "Japanese",
    iso: "ja",
    byPairs: true,
    rightToLeft: false,
    sentences: [
      "上流の水門は木曜日に終日閉鎖されます。",
      "水車小屋へ穀物を運ぶ人は村を通る道を進み、橋のそばで番人の合図を待ってください。",
      "長さが十二メートルを超える船は、朝の満潮の前にだけ通ることができます。",
      "停泊料は港の事務所で支払います。時刻表は入口に貼ってあります。",
      "嵐のときは橋を上げることができないので、すべての船は岸壁にとどまります。",
    ],
    items: ["停泊料", "水道", "電気", "袋", "帆の修理", "郵便"],
  },
  {
    language: "ara",
    name: "Arabic",
    iso: "ar",
    byPairs: false,
    rightToLeft: true,
    sentences: [
      "تبقى بوابة الهويس العلوي مغلقة يوم الخميس.",
      "من يحمل الحبوب إلى الطاحونة يسلك الطريق عبر القرية وينتظر عند الجسر حتى يلوح الحارس بيده.",
      "السفن التي يزيد طولها على اثني عشر مترا تمر في الصباح فقط قبل المد.",
      "تدفع رسوم الرسو في مكتب الميناء والجدول معلق على الباب.",
      "يمنع فتح الجسر أثناء العاصفة وتبقى كل السفن عند الرصيف.",
    ],
    items: ["رسوم الرسو", "الماء", "الكهرباء", "أكياس", "إصلاح الشراع", "البريد"],
  },
];
