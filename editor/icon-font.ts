import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The one weight in which the editor draws its icons. */
const WEIGHT = 300;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/** All its icons, drawn in that weight. */
const WHOLE = {
  keepAllGlyphs: true,
  variationAxes: { wght: WEIGHT },
  noLayoutClosure: true,
  targetFormat: 'truetype',
} as const;

/** Gives the glyphs that a font draws for a text: one where the text is the name of an icon. */
function drawing(face: Face): (text: string) => number[] {
  const font = new Font(face);
  return (text) => {
    const written = new Text();
    written.addText(text);
    written.guessSegmentProperties();
    shape(font, written);
    return written.getGlyphInfos().map(({ codepoint }) => codepoint);
  };
}

/**
 * The icons that code may show, out of a font that has some thousands and turns the name of one, such as `arrow_back`,
 * into its picture. Every word of the code that is such a name counts: rather too many than one too few.
 * @param font the whole font (WOFF2)
 * @returns the font with one weight and these icons (WOFF2)
 */
export async function iconsIn(code: string, font: Uint8Array): Promise<Uint8Array> {
  const whole = await subsetFont(Buffer.from(font), '', WHOLE);
  const face = new Face(new Blob(new Uint8Array(whole).buffer));
  const glyphsOf = drawing(face);
  const signs = new Map<number | undefined, string>();
  for (const code of [...face.collectUnicodes()]) {
    const sign = String.fromCodePoint(code);
    signs.set(glyphsOf(sign)[0], sign);
  }
  const words = new Set(code.match(/(?<![\w$])[a-z][a-z0-9_]+(?![\w$])/g));
  const icons = [...words]
    .map((word) => glyphsOf(word))
    .flatMap((glyphs) => (glyphs.length === 1 ? (signs.get(glyphs[0]) ?? []) : []));
  return subsetFont(whole, LETTERS + icons.join(''), {
    targetFormat: 'woff2',
    noLayoutClosure: true,
  });
}
