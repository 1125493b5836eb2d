/** The part of the Web Storage API that the editor uses. */
type StringStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Wraps a Storage so that texts are kept in memory if the browser refuses to store them. Some
 * browsers throw even when the Storage is accessed.
 */
function storageWithFallback(find: () => Storage): StringStore {
  const texts = new Map<string, string>();
  const attempt = <Answer>(access: (storage: Storage) => Answer) => {
    try {
      return access(find());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (name) => texts.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    setItem: (name, text) => {
      texts.delete(name);
      const isKept = attempt((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (!isKept) texts.set(name, text);
    },
    removeItem: (name) => {
      texts.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
  };
}

/** Web Storage of this tab and of this device. */
export const BROWSER_STORAGE = {
  tab: storageWithFallback(() => sessionStorage),
  device: storageWithFallback(() => localStorage),
};

export type BrowserStorage = typeof BROWSER_STORAGE;
