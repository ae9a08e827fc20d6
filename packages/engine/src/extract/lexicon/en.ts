import type { Phrases } from "./concept.ts";

/** Labels in English documents. */
export const en: Phrases = {
  invoiceNumber:
    "invoice number|invoice no|invoice #|invoice id|inv #|inv no|bill number|bill no|tax invoice no|credit note number|credit note no|credit memo number|receipt number|receipt no|receipt #|~invoice|~document number|~bill|~no|~number",
  orderNumber:
    "order number|order no|order #|order id|purchase order number|purchase order|po number|po no|po #|sales order|sales order number|your order|order / rev|order / revision|your order no|your order number|our order|order ref|order reference|customer po|purchase order #|work order|work order number|order confirmation number|order confirmation no|sales order no|~order",
  contractNumber:
    "contract number|contract no|contract #|contract id|contract num|agreement number|agreement no|contract / revision|contract / rev|lease number|lease no|agreement id|agreement #|subscription id|subscription number|mandate number|loan number|loan no|~contract",
  customerNumber:
    "customer number|customer no|customer #|customer id|client number|client no|client id|cust no|account code|advertiser code|customer ref|customer account|member number|member no|subscriber number|buyer id|client code|customer code",
  deliveryNumber:
    "delivery note number|delivery note|delivery no|delivery number|shipment number|tracking number|waybill number",
  referenceNumber:
    "reference number|reference no|reference|ref no|ref #|ref|your reference|our reference|case number|file number|ticket number|estimate number|estimate #|estimate|deal #|alt order #|alternate order number|agency ref|advertiser ref|agency order #|agency code|estimate / hl",
  projectNumber: "project number|project no|project id|job number|job no",
  accountNumber:
    "account number|account no|account #|acct #|acct no|a/c no|bank account|contract account|loan account number|iban / account|account",
  policyNumber:
    "policy number|policy no|member id|membership number|insurance number|certificate of insurance number|policy id|policy #|contract of insurance no",
  taxNumber:
    "tax number|tax id|tin|ein|tax identification number|employer identification number|service tax #|gst reg no|gst id|gst no|gst registration number",
  registerNumber:
    "registration number|company number|company registration number|registered number|co reg no|commercial register|company reg no",
  documentNumber:
    "document number|document no|doc no|doc #|voucher number|voucher no|slip no|transaction id|transaction number|serial number",
  articleNumber:
    "article number|item number|item no|item #|item code|product code|part number|part no|sku|product number|product id",
  vatNumber:
    "vat number|vat no|vat id|vat reg no|vat registration number|vat identification number|tax registration number|vat/tin|uid number",
  issueDate:
    "invoice date|date of issue|issue date|issued on|issued|bill date|document date|inv date|receipt date|statement date|date of invoice|date of purchase|purchase date|transaction date|dated|invoice issued|bill issued|date issued|date of bill|tax point|tax date|date of statement|date of document|~date",
  dueDate:
    "due date|payment due|date due|due by|due on|pay by|payable by|payment due date|payment date|pay before|please pay by|to be paid by|final date for payment|deadline|payment deadline|last day to pay|~due",
  deliveryDate:
    "delivery date|date of delivery|date of supply|supply date|ship date|shipping date|shipped on|date shipped",
  orderDate:
    "order date|date of order|ordered on|purchase order date|original date|original date / revision|original date / rev|ordered|date ordered|po date|date of purchase order|order placed",
  birthDate: "date of birth|birth date|born|dob|birthday|date of birth dob|birthdate|d.o.b",
  startDate:
    "start date|from|begin date|beginning|commencement date|effective date|valid from|date from|start|first day|period start|check in|arrival|cover begins|coverage start|start of cover|inception date|effective from|commencement|term start|lease start|start of lease|flight start|campaign start|begins|begin|with effect from|opening date",
  endDate:
    "end date|to|until|ending|expiry date|expiration date|valid until|valid to|date to|end|last day|period end|check out|departure|cover ends|coverage end|end of cover|term end|lease end|end of lease|flight end|campaign end|ends|effective to|completion date|closing date|termination date",
  printDate: "print date|printed|printed on|run date|report date",
  period:
    "period|service period|billing period|period of performance|date range|term|invoice period|statement period|reporting period|policy period|period of insurance|period of cover|flight dates|contract dates|contract period|validity|validity period|rental period|lease term|pay period|travel dates|stay|accounting period|tax year|project period",
  seller:
    "seller|supplier|vendor|sold by|issuer|issued by|from|bill from|shop|merchant|store|company|service provider|company that issues the invoice|remit to|payee|provider|biller|supplied by|seller name|supplier name|vendor name|our company|creditor",
  buyer:
    "buyer|bill to|billed to|customer|client|sold to|invoice to|purchaser|billing address|invoice address|customer name|payer|invoiced to|buyer name|purchaser name|invoice recipient|account holder name|sold to party|bill to party|debtor|ordered by|~to",
  recipient:
    "ship to|deliver to|delivery address|shipping address|consignee|shipped to|recipient|deliver to address|delivered to|ship to address|goods recipient|receiver|destination address|consignee name",
  advertiser: "advertiser|advertiser name|sponsor|client name|~client",
  agency: "agency|agency name|buying agency",
  salesperson:
    "salesperson|sales person|sales rep|sales representative|account executive|primary ae|cashier|served by|assistant|operator|ae|sales agent|sales contact|your advisor|advisor|handled by|processed by|clerk|seller",
  contact:
    "contact|contact person|attention|attn|buying contact|billing contact|account manager|your contact|contact name|for the attention of|enquiries|enquiries to|contact details|person in charge",
  employer: "employer|employed by|company name",
  accountHolder:
    "account holder|account name|beneficiary|cardholder|name of account|account owner|name on account|account in the name of|holder|titular",
  bank: "bank|bank name|financial institution",
  gross:
    "grand total|total amount|total with tax|total incl vat|total including vat|total including tax|total inclusive of gst|total incl gst|total due|amount due|total to pay|amount payable|total payable|due payable|payable|total price|total amount due|invoice total|total sales incl gst|total sales inclusive gst|total incl tax|net total rm|nett total|net amount due|balance due|amount total|total inc gst|total inclusive|total rm|total sales|round total|total rounded|~total|~amount|~totals",
  grossBeforeCommission:
    "gross amount|gross total|total gross|total gross amount|gross billing|gross order total|gross|order total|total order value|~grand total|~totals|~total|~total amount",
  net: "subtotal|sub total|net total|net amount|total net|total excl vat|total excluding vat|total without tax|amount untaxed|untaxed amount|total before tax|total excluding tax|total excl tax|total excl gst|total sales excluding gst|net value|taxable amount|total ex vat|~net",
  tax: "total tax|tax total|vat amount|total vat|sales tax|tax amount|vat|gst|tax|gst amount|total gst|hst|pst|tax payable|~taxes",
  due: "amount due|balance due|total due|outstanding|to pay|payable|please pay|amount to pay|net payable|amount outstanding|amount owed|now due|pay this amount",
  discount: "discount|discount amount|total discount|rebate|less discount",
  shipping: "shipping|shipping cost|freight|postage|delivery charge|shipping and handling|carriage",
  commission: "commission|agency commission|agency comm|less agency commission",
  paid: "paid|amount paid|cash|tendered|payment received|deposit|prepaid|paid amount|visa|mastercard|card",
  change: "change|change due",
  rounding: "rounding|rounding adjustment|rounding adj|round off|rounding amount",
  unitPrice:
    "unit price|price|price per unit|rate|unit cost|price each|price/unit|s/price|u/price|cost|net price|list price",
  lineTotal:
    "line total|amount|total|net amount|line amount|total price|extended price|ext price|price total|sum|value|gross amount|total amount|subtotal",
  balance: "balance|running balance|account balance",
  debit: "debit|withdrawal|withdrawals|paid out|money out|charges|payments out|debits",
  credit: "credit|deposit|deposits|paid in|money in|credits|payments in",
  taxRate: "vat rate|tax rate|vat %|tax %|vat|tax|gst %|rate of vat|tax(%)",
  discountRate: "discount %|disc %|discount rate",
  description:
    "description|item|item description|article|product|service|details|particulars|title|name|goods|text|product name|item name|line description|name of article|name of the article or service|transaction|narrative|transaction details",
  quantity: "quantity|qty|count|units|pcs|no of units|number of units|pieces|hours|spots|# spots|qty ordered|~amount",
  unit: "unit|uom|unit of measure|measure",
  position: "position|pos|line|item no|line no|#|s/n|sr no|line number|rank",
  currency: "currency|currency code|invoice currency",
  iban: "iban|iban no|international bank account number|~bank account",
  bic: "bic|swift|swift code|bic/swift|swift/bic|bic code",
  mail: "email|e-mail|mail|email address|e-mail address",
  phone:
    "phone|telephone|tel|tel no|phone number|telephone number|mobile|cell|phone no|main|hp|contact number|telephone no|call us|hotline|customer service|contact no|mobile number|mobile phone|cell phone|daytime phone",
  fax: "fax|fax no|fax number|telefax",
  web: "website|web|url|homepage|internet|web site|www|web page|internet address|site",
  address: "address|street address|mailing address|postal address|registered office|warehouse address|location",
  name: "name|full name|first and last name",
  product:
    "product|brand|product desc|product description|model|campaign|subject|campaign name|product name|goods|model name",
  place:
    "place|city|town|property|station|market|sales office|sales region|office|demographic|priority|venue|site|location|municipality|place of performance",
  country: "country|country of origin|nationality|nation|~nat|~fed",
  paymentTerms: "payment terms|terms|terms of payment|payment conditions",
  payment:
    "payment method|method of payment|payment mode|paid by|payment type|bill type|billing type|billing cycle|billing calendar|acct type|account type|cash/trade|order type",
  remarks:
    "remarks|comments|notes|note|comment|memo|special handling|special instructions|additional information|further information|instructions|observations|message",
  page: "page|page no",
  experience:
    "work experience|professional experience|experience|employment history|employment|work history|career history|career|academic appointments|appointments|positions held|professional background",
  education:
    "education|academic background|education and training|qualifications|academic qualifications|degrees|studies",
  skills:
    "skills|technical skills|key skills|core competencies|competencies|core skills|areas of expertise|expertise|professional skills|soft skills",
  languages: "languages|language skills|languages spoken",
  certifications:
    "certifications|certifications and awards|certifications & training|certificates|licenses|awards|honours & awards|honors & awards|honours|honors|achievements|achievements & recognition|grants & fellowships|grants|fellowships|professional affiliations|affiliations|memberships|professional societies|professional memberships",
  publications:
    "publications|selected publications|books|monographs|monographs & books|journal articles|articles|papers|selected journal articles|conference papers",
  media: "media|media appearances|press|in the media",
  summary:
    "summary|professional summary|profile|about me|personal statement|objective|career objective|executive summary|personal profile",
};
