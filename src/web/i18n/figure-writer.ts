/**
 * Writes figures that come as English texts ("88.2K", "+12.40%") as the language does. Units, and the digits behind the
 * mark, stay as they came.
 */
export function createFigureWriter(code: string): (text: string) => string {
  const [, mark = "."] = new Intl.NumberFormat(code).format(1.5);
  return (text) => {
    const [, number, digits = ""] = /^([+-]?\d+(?:\.(\d+))?)%$/.exec(text) ?? [];
    if (number === undefined) return text.replace(/(\d)\.(\d)/, `$1${mark}$2`);
    return new Intl.NumberFormat(code, {
      style: "percent",
      signDisplay: "exceptZero",
      minimumFractionDigits: digits.length,
      useGrouping: false,
    }).format(Number(number) / 100);
  };
}
