/** A place for a picture in the design, with the file widths it needs. */
export interface PictureSlot {
  /** Its name in messages, and the caption of its crop in the editor. */
  name: string;
  /** Aspect ratio (width / height) to crop to, unless `whole`. */
  ratio: number;
  /** Whether the picture is not cropped. */
  whole?: boolean;
  /** Whether its file for old browsers is a PNG, which keeps transparency. */
  transparent?: boolean;
  /**
   * Widths in px of the files to make; none is wider than the master. 728 and not 720, because many
   * phones draw 412 px at 1.75x: one pixel more, and they would load the next larger file.
   */
  widths: readonly number[];
  /** The `sizes` attribute (HTML 4.8.4.2.2): the rendered width at each viewport width. */
  sizes: string;
  /** The narrowest master in px that is sharp in this slot. */
  minWidth: number;
  /** Which part to keep when cropping, as a `position` of sharp. */
  position?: string;
  /** Whether its photograph may illustrate shared links to the page. */
  shared?: boolean;
}

/** The largest master in bytes: a larger one only slows every build. */
export const MAX_MASTER_BYTES = 12_000_000;

/** In px. A master of this width fills a cheap phone, so no slot demands a wider one. */
export const ENOUGH_WIDTH = 720;

/** The most pixels of a master. sharp refuses more, so a small file cannot exhaust the memory. */
export const MAX_MASTER_PIXELS = 0x3fff ** 2;

export const PICTURE_SLOTS = {
  visionPortrait: {
    name: 'vision portrait',
    ratio: 4 / 5,
    widths: [320, 480, 640, 960],
    sizes: '(min-width: 80rem) 32rem, (min-width: 48rem) 40vw, min(100vw - 2.5rem, 34rem)',
    minWidth: 480,
  },
  missionWide: {
    name: 'mission banner, wide screens',
    ratio: 2,
    widths: [800, 1024, 1280, 1600, 1920],
    sizes: '(min-width: 52rem) 100vw, 52rem',
    minWidth: 1600,
    shared: true,
  },
  missionNarrow: {
    name: 'mission banner, phones',
    ratio: 6 / 5,
    widths: [360, 420, 540, 728, 840, 1080],
    sizes: '100vw',
    minWidth: 728,
    position: 'right',
  },
  aboutWide: {
    name: 'About banner, wide screens',
    ratio: 21 / 9,
    widths: [800, 1024, 1280, 1600, 1920],
    sizes: '100vw',
    minWidth: 1600,
    shared: true,
  },
  aboutNarrow: {
    name: 'About banner, phones',
    ratio: 4 / 5,
    widths: [360, 420, 540, 728, 880],
    sizes: '100vw',
    minWidth: 728,
  },
  biographyPortrait: {
    name: 'biography portrait',
    ratio: 4 / 5,
    widths: [240, 320, 400, 480, 640, 776],
    sizes: '(min-width: 90rem) 27rem, (min-width: 48rem) 30.6vw, min(100vw - 2.5rem, 30rem)',
    minWidth: 640,
  },
  community: {
    name: 'community picture',
    ratio: 4 / 5,
    widths: [200, 240, 320, 400, 480],
    sizes:
      '(min-width: 88rem) 15rem, (min-width: 64rem) calc(18vw - 1rem), (min-width: 48rem) calc(22.5vw - 15px), (min-width: 40rem) calc(38vw - 12px), 61vw',
    minWidth: 480,
  },
  /** For a row of three or four on a desktop. */
  pictureOfFew: {
    name: 'picture of a short row',
    ratio: 4 / 5,
    widths: [240, 320, 480, 640, 832],
    sizes:
      '(min-width: 88rem) 26rem, (min-width: 48rem) 30vw, (min-width: 40rem) calc(38vw - 12px), 61vw',
    minWidth: 480,
  },
  person: {
    name: 'portrait of a person',
    ratio: 4 / 5,
    widths: [112, 176, 240, 320, 480, 640],
    sizes:
      '(min-width: 88rem) 18.5rem, (min-width: 64rem) 21vw, (min-width: 48rem) 28vw, (min-width: 40rem) 42vw, 7rem',
    minWidth: 320,
  },
  speaker: {
    name: 'portrait beside a quotation',
    ratio: 4 / 5,
    widths: [72, 108, 144, 216],
    sizes: '4.5rem',
    minWidth: 144,
  },
  track: {
    name: 'picture of a track',
    ratio: 1,
    widths: [96, 144, 192, 288],
    sizes: '(min-width: 48rem) 8rem, 5rem',
    minWidth: 192,
  },
  film: {
    name: 'picture of a film',
    ratio: 16 / 9,
    widths: [360, 480, 728, 1024, 1280],
    sizes: '(min-width: 93rem) 51rem, (min-width: 64rem) 53vw, 90vw',
    minWidth: 728,
    shared: true,
  },
  post: {
    name: 'picture of a post in a list',
    ratio: 3 / 2,
    widths: [112, 176, 240, 320, 480],
    sizes: '(min-width: 88rem) 20rem, (min-width: 48rem) 23vw, 7rem',
    minWidth: 240,
  },
  newestPost: {
    name: 'picture of the first post in a list',
    ratio: 3 / 2,
    widths: [320, 480, 728, 1024, 1280],
    sizes: '(min-width: 88rem) 40rem, (min-width: 48rem) 45vw, 90vw',
    minWidth: 320,
  },
  logo: {
    name: 'logo of a partner',
    ratio: 2,
    whole: true,
    transparent: true,
    widths: [160, 240, 320, 480],
    sizes: '(min-width: 64rem) 12rem, (min-width: 40rem) 20vw, 34vw',
    minWidth: 160,
  },
  signature: {
    name: 'scan of a signature',
    ratio: 8 / 3,
    whole: true,
    transparent: true,
    widths: [192, 384],
    sizes: '12rem',
    minWidth: 384,
  },
  figure: {
    name: 'large picture',
    ratio: 3 / 2,
    whole: true,
    widths: [360, 480, 728, 1024, 1280, 1600],
    sizes: '(min-width: 93rem) 51rem, (min-width: 64rem) 53vw, 90vw',
    minWidth: 728,
    shared: true,
  },
} as const satisfies Record<string, PictureSlot>;

export type SlotName = keyof typeof PICTURE_SLOTS;

const SLOTS: ReadonlyMap<string, PictureSlot> = new Map(Object.entries(PICTURE_SLOTS));

/** The slots that a field's metadata names, see {@link PICTURE_SLOTS}. */
export const slotsNamed = (names: readonly string[]): PictureSlot[] =>
  names.flatMap((name) => SLOTS.get(name) ?? []);
