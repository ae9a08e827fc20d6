/** The file extensions that the service reads, in lower case, without their dot. */
export const DOCUMENT_EXTENSIONS: readonly string[] =
  "pdf png jpg jpeg tif tiff webp gif docx docm dotx pptx pptm xlsx xlsm xlsb xls rtf odt fodt ods fods html htm xhtml md epub eml mbox csv tsv txt".split(
    " ",
  );
