/** Maximum number of figures of one document to send to a model. */
export const MAX_FIGURES = 200;
/** Minimum share of its page that a figure covers; smaller ones are logos and rules, which show no data. */
export const MIN_FIGURE_AREA = 0.005;
/** Characters of the text in a figure that are sent with its image. */
export const MAX_FIGURE_TEXT_CHARS = 4000;
