/** Figures of one document that a model is asked about. */
export const MAX_FIGURES = 200;
/** Share of its page that a figure has at least; smaller ones are logos and rules, which show no data. */
export const MIN_FIGURE_AREA = 0.005;
/** Characters of the text in a figure that go with its picture. */
export const MAX_FIGURE_TEXT_CHARS = 4000;
