/** In the name of a file whose rows are those of a moment before. @param time hours and minutes, of four digits */
export const asOfMoment = (day: string, time: string): string => `${day}_${time}時点`;
