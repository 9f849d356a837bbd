/** The star of a victory, in a square of 16. */
export const STAR = "M8 .8l2.200 4.700 5.100.6-3.800 3.500 1 5.100L8 12.200l-4.500 2.500 1-5.100L.7 6.100l5.100-.6z";
