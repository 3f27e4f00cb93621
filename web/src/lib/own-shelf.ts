/** The shelf that a server offers to keep on the device, in a folder of its own: it goes on when the server is gone. */
import { getHouse } from './api';
import { remember, remembered } from './device';
import { STATIC } from './place';

/** Says whether the server offers it. */
export const offersShelf = (): Promise<boolean> => (STATIC ? Promise.resolve(false) : getHouse().then((house) => house.shelf === true, () => false));

/** Says whether this device has kept it. */
export const keepsShelf = (): boolean => !STATIC && remembered('shelf') !== null;

/** Takes note of whether this device has kept it. */
export const rememberShelf = (kept: boolean): void => remember('shelf', kept ? 'kept' : null);
