import { useEffect, useRef } from 'react';
import type { components } from '#web/parts/api/generated/types.ts';

type Place = components['schemas']['Position'];

/** Where somebody was longer ago is not where he stands. */
const MAX_AGE_MS = 120_000;
const MAX_ACCURACY_M = 100_000;

/** What the contract calls a place, of what a browser does. */
export const placeOf = ({ latitude, longitude, accuracy }: GeolocationCoordinates): Place => ({
  latitude,
  longitude,
  accuracyM: Math.min(MAX_ACCURACY_M, Math.ceil(accuracy)),
});

/**
 * Follows where the phone is, while the inspector wants to send it.
 * @returns the place now; null where it is not known, or not to be sent
 */
export const usePlace = (isWanted: boolean): (() => Place | null) => {
  const last = useRef<GeolocationPosition | null>(null);
  useEffect(() => {
    if (!isWanted || !('geolocation' in navigator)) return;
    const take = (position: GeolocationPosition): void => {
      last.current = position;
    };
    // Refused, or no sky: photos go without a place.
    const lose = (): void => {
      last.current = null;
    };
    const watch = navigator.geolocation.watchPosition(take, lose, {
      enableHighAccuracy: true,
      maximumAge: MAX_AGE_MS,
    });
    return () => {
      navigator.geolocation.clearWatch(watch);
      last.current = null;
    };
  }, [isWanted]);
  return () => {
    const at = last.current;
    return at === null || Date.now() - at.timestamp > MAX_AGE_MS ? null : placeOf(at.coords);
  };
};
