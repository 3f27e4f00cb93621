/** Rows of bytes by key in IndexedDB. One page at a time writes them: the last that was opened. */

const STORE = 'rows';
const OWNER = 'owner';

/** The rows as another page's worker may not write them any more. */
export class Rows {
  readonly #me = crypto.getRandomValues(new Uint8Array(8)).join();

  private constructor(
    readonly database: IDBDatabase,
    readonly onlost: () => void,
  ) {}

  /** Opens the rows for this worker alone; `onlost` is called once another has opened them. */
  static async open(name: string, onlost: () => void): Promise<Rows> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const rows = new Rows(await answered(request), onlost);
    rows.database.onversionchange = () => rows.database.close();
    const transaction = rows.database.transaction(STORE, 'readwrite');
    transaction.objectStore(STORE).put(rows.#me, OWNER);
    await finished(transaction);
    return rows;
  }

  /** Returns the rows from key `first` to key `last`, in their order. */
  async read(first: string, last: string): Promise<[string, Uint8Array][]> {
    const range = IDBKeyRange.bound(first, last);
    const store = this.database.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([answered(store.getAllKeys(range)), answered(store.getAll(range))]);
    return keys.map((key, i) => [key as string, values[i] as Uint8Array]);
  }

  /** Writes rows, and deletes those without a value: all or none. Returns once they are on the disk. */
  async write(rows: [string, Uint8Array | null | undefined][]): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(STORE);
    const owner = store.get(OWNER);
    owner.onsuccess = () => {
      if (owner.result !== this.#me) return transaction.abort();
      for (const [key, value] of rows) {
        if (value) store.put(value, key);
        else store.delete(key);
      }
    };
    try {
      await finished(transaction);
    } catch (error) {
      if (owner.readyState === 'done' && owner.result !== this.#me) this.onlost();
      throw error;
    }
  }
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('another page has opened the tables'));
  });
