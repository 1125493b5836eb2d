/** Keeps texts by their names. */
type StringStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps texts in the browser: until the tab is closed, or until they are removed. */
export interface BrowserStorage {
  tab: StringStore;
  device: StringStore;
}

/**
 * What a browser keeps. What it refuses to keep, some even to be asked, is known until the page is
 * closed.
 */
function keptBy(find: () => Storage): StringStore {
  const texts = new Map<string, string>();
  const ask = <Answer>(use: (storage: Storage) => Answer) => {
    try {
      return use(find());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (name) => texts.get(name) ?? ask((storage) => storage.getItem(name)) ?? null,
    setItem: (name, text) => {
      texts.delete(name);
      const isKept = ask((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (!isKept) texts.set(name, text);
    },
    removeItem: (name) => {
      texts.delete(name);
      ask((storage) => storage.removeItem(name));
    },
  };
}

export const BROWSER_STORAGE: BrowserStorage = {
  tab: keptBy(() => sessionStorage),
  device: keptBy(() => localStorage),
};
