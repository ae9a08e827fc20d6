import type { Random } from "./random.ts";

/** Scripts that corpora are made in; each has its own words. */
export type Script = "latin" | "german" | "cjk" | "arabic" | "hebrew" | "cyrillic";

const WORDS: Record<Script, readonly string[]> = {
  latin:
    "annual average base budget capital change class coastal component control cost current daily delay density district domestic effect energy error estimate export factor final fleet forest general gross group growth harvest import income index initial input labour level local loss mass median method model monthly national net northern operating output period population power price primary product public rainfall range rate ratio region relative rural sample sector segment share signal site soil source standard storage stress supply surface survey target tax test total trade transport unit urban value volume water weekly weight yield zone".split(
      " ",
    ),
  german:
    "Abschreibung Anlage Aufwand Bestand Betrieb Bezirk Dauer Einfuhr Einheit Ergebnis Ertrag Forderungen Gemeinde Gesamt Gewicht Grundstück Haushalt Jahr Kosten Kreis Land Leistung Menge Miete Nutzung Personal Preis Rücklage Steuer Umsatz Verbindlichkeiten Verkehr Vermögen Wasserversorgung Wert Zinsen Zuschuss".split(
      " ",
    ),
  cjk: "年度 收入 支出 合计 地区 人口 面积 产量 价格 增长率 项目 名称 数量 单位 备注 日期 类别 北京 上海 广东 平均 指数 能源 工业 农业 运输 进口 出口 税收 余额".split(
    " ",
  ),
  arabic:
    "السنة المجموع الدخل المصروفات المنطقة السكان المساحة الإنتاج السعر النمو الاسم الكمية الوحدة التاريخ الفئة المدينة المعدل الطاقة الصناعة الزراعة النقل الرصيد".split(
      " ",
    ),
  hebrew:
    "שנה סכום הכנסה הוצאה אזור אוכלוסייה שטח ייצור מחיר שם כמות יחידה תאריך סוג עיר ממוצע אנרגיה תעשייה תחבורה יתרה מספר".split(
      " ",
    ),
  cyrillic:
    "год доход расход область население площадь выпуск цена рост имя количество единица дата город средний энергия отрасль транспорт остаток итого".split(
      " ",
    ),
};

/** Some words, the first capitalised if the script has capitals. */
export function phrase(random: Random, script: Script, from: number, to: number): string {
  const words = Array.from({ length: random.int(from, to) }, () => random.pick(WORDS[script]));
  const text = words.join(script === "cjk" ? "" : " ");
  return text[0]!.toUpperCase() + text.slice(1);
}

export function sentence(random: Random, script: Script): string {
  return phrase(random, script, 8, 17) + (script === "cjk" ? "。" : ".");
}

export function paragraph(random: Random, script: Script, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(random, script)).join(script === "cjk" ? "" : " ");
}
