/** The way to a place: a phone opens it in its own map, from where it is. `place` is latitude and longitude in degrees, as `24.69,46.68`. */
export function directionsHref(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}
