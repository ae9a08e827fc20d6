import type { PaperKind } from "../paper-kind.ts";

/** Papers about goods and money: sea freight, orders, accounts, utilities. */
export const TRADE_PAPERS: readonly PaperKind[] = [
  {
    name: "sea waybill",
    language: "en",
    titles: "Sea Waybill|Non-negotiable Waybill|Combined Transport Document",
    fields: [
      ["waybill_number", "code", "Waybill No.|Document No."],
      ["booking_reference", "digits", "Booking ref.|Booking No."],
      ["shipper", "party", "Shipper|Shipper / Exporter"],
      ["consignee", "party", "Consignee|Consignee (not to order)"],
      ["notify_party", "party", "Notify party|Notify address"],
      ["vessel", "of:MV Sandpiper/Ever Lantern/MS Kelda/MV Corrie Bay", "Vessel|Ocean vessel"],
      ["voyage", "of:204E/0117W/88N/316S", "Voyage|Voy. No."],
      ["port_of_loading", "of:Bremerhaven/Felixstowe/Valencia/Busan", "Port of loading|Load port"],
      ["port_of_discharge", "of:Halifax/Santos/Durban/Savannah", "Port of discharge|Discharge port"],
      ["issue_date", "date", "Date of issue|Issued on"],
      ["freight", "choice:prepaid/collect", "Freight|Freight terms"],
    ],
    tables: [
      {
        path: "containers",
        columns: [
          [
            "container_number",
            "of:TRKU 410872-2/GKLU 550931-7/HMBU 771204-0/OCNU 118840-5/SLVU 902217-9",
            "Container no.|Container",
          ],
          ["seal", "of:H 20991/H 31882/EU 44017/A 90811", "Seal|Seal no."],
          ["packages", "n:4-900", "Pkgs|Number of packages"],
          [
            "goods",
            "of:Machine parts/Olive oil in tins/Garden furniture/Roof tiles/Printed cotton",
            "Description of goods|Commodity",
          ],
          ["weight_kg", "d:900-21000:3", "Gross weight kg|Weight (kg)"],
          ["volume_m3", "d:2-66:3", "Measurement m3|Volume (m³)"],
        ],
        rows: [2, 4],
        total: ["Total", "weight_kg"],
      },
    ],
    never: { place_of_delivery: "string", customs_broker: "string" },
  },
  {
    name: "purchase order",
    language: "en",
    titles: "Purchase Order|Order",
    fields: [
      ["po_number", "code", "PO number|Order no."],
      ["order_date", "date", "Order date|Date"],
      ["supplier", "party", "Supplier|Vendor"],
      ["deliver_to", "party", "Deliver to|Ship to"],
      ["requested_by", "person", "Requested by|Buyer"],
      ["delivery_date", "date", "Required by|Delivery date"],
      ["payment_terms", "of:30 days net/14 days 2 %/On receipt", "Payment terms|Terms"],
      ["subtotal", "amount", "Subtotal|Net value"],
      ["total", "money", "Total|Order total"],
    ],
    tables: [
      {
        path: "lines",
        columns: [
          ["item_number", "n:1000-99999", "Item|Article no."],
          [
            "description",
            "of:Hex bolt M12/Gasket set/Bearing 6204/Paint, grey/Conveyor belt/Relay 24 V",
            "Description|Goods",
          ],
          ["quantity", "n:1-500", "Qty|Quantity"],
          ["unit", "of:pcs/box/kg/m", "Unit|UoM"],
          ["unit_price", "d:0.4-320:2", "Unit price|Price"],
          ["amount", "amount", "Amount|Line total"],
        ],
        rows: [2, 6],
      },
    ],
    never: { incoterms: "string" },
  },
  {
    name: "account statement",
    language: "en",
    titles: "Account statement|Statement of account|Current account",
    fields: [
      ["account_holder", "names", "Account holder|Customer"],
      ["account_number", "digits", "Account number|Account no."],
      ["sort_code", "of:20-41-88/60-11-02/40-30-19", "Sort code"],
      ["period_start", "date", "Statement from|Period from"],
      ["period_end", "date", "Statement to|Period to"],
      ["opening_balance", "amount", "Opening balance|Balance brought forward"],
      ["closing_balance", "amount", "Closing balance|Balance carried forward"],
    ],
    tables: [
      {
        path: "transactions",
        columns: [
          ["date", "date", "Date"],
          [
            "description",
            "of:Card purchase Hollis Books/Standing order rent/Salary/Direct debit water/Cash machine/Transfer to savings",
            "Description|Details",
          ],
          ["paid_out", "amount", "Paid out|Withdrawals"],
          ["paid_in", "amount", "Paid in|Deposits"],
          ["balance", "amount", "Balance"],
        ],
        rows: [4, 9],
      },
    ],
    never: { overdraft_limit: "number", credit_card_number: "string" },
  },
  {
    name: "Kontoauszug",
    language: "de",
    titles: "Kontoauszug|Umsatzübersicht",
    fields: [
      ["account_holder", "person", "Kontoinhaber|Inhaber"],
      ["iban", "iban", "IBAN"],
      ["statement_number", "n:1-12", "Auszug Nr.|Auszug"],
      ["statement_date", "date", "Datum|Erstellt am"],
      ["opening_balance", "amount", "Alter Kontostand|Anfangssaldo"],
      ["closing_balance", "amount", "Neuer Kontostand|Endsaldo"],
    ],
    tables: [
      {
        path: "transactions",
        columns: [
          ["booking_date", "date", "Buchung|Buchungstag"],
          ["value_date", "date", "Wert|Valuta"],
          [
            "text",
            "of:Kartenzahlung Buchladen/Dauerauftrag Miete/Lastschrift Stadtwerke/Gehalt/Bargeldauszahlung",
            "Vorgang|Buchungstext",
          ],
          ["amount", "amount", "Betrag|Umsatz EUR"],
        ],
        rows: [3, 8],
      },
    ],
  },
  {
    name: "relevé de compte",
    language: "fr",
    titles: "Relevé de compte|Extrait de compte",
    fields: [
      ["holder", "names", "Titulaire|Titulaire du compte"],
      ["iban", "iban", "IBAN"],
      ["statement_date", "date", "Arrêté au|Date d'arrêté"],
      ["previous_balance", "amount", "Ancien solde|Solde précédent"],
      ["new_balance", "amount", "Nouveau solde|Solde créditeur"],
    ],
    tables: [
      {
        path: "operations",
        columns: [
          ["date", "date", "Date"],
          ["label", "of:Achat carte librairie/Virement loyer/Prélèvement eau/Salaire/Retrait", "Opération|Libellé"],
          ["debit", "amount", "Débit"],
          ["credit", "amount", "Crédit"],
        ],
        rows: [3, 7],
      },
    ],
  },
  {
    name: "electricity bill",
    language: "en",
    titles: "Electricity bill|Energy statement",
    fields: [
      ["customer", "names", "Customer|Bill to"],
      ["customer_number", "digits", "Customer no.|Account"],
      ["supply_address", "address", "Supply address|Premises supplied"],
      ["bill_date", "date", "Bill date|Date of bill"],
      ["due_date", "date", "Pay by|Due"],
      ["meter_number", "code", "Meter no.|Meter serial"],
      ["usage_kwh", "n:200-4000", "Units used (kWh)|Consumption kWh"],
      ["standing_charge", "amount", "Standing charge|Daily charge"],
      ["amount_due", "money", "Amount due|To pay"],
    ],
    tables: [
      {
        path: "readings",
        columns: [
          ["date", "date", "Date|Read on"],
          ["reading", "n:10000-90000", "Reading|Meter reading"],
          ["kind", "of:actual/estimated/customer", "Type|How read"],
        ],
        rows: [2, 4],
      },
    ],
    never: { gas_usage: "number" },
  },
  {
    name: "factura de luz",
    language: "es",
    titles: "Factura de electricidad|Factura de suministro",
    fields: [
      ["customer", "person", "Titular|Titular del contrato"],
      ["supply_address", "address", "Dirección de suministro|Punto de suministro"],
      ["contract_number", "digits", "Contrato nº|Nº de contrato"],
      ["issue_date", "date", "Fecha de emisión|Emitida el"],
      ["charge_date", "date", "Fecha de cargo|Cargo en cuenta"],
      ["consumption_kwh", "n:90-900", "Consumo (kWh)|Energía consumida kWh"],
      ["total", "money", "Importe total|Total factura"],
    ],
    tables: [
      {
        path: "items",
        columns: [
          [
            "concept",
            "of:Potencia punta/Energía valle/Alquiler de equipos/Impuesto eléctrico/IVA reducido",
            "Concepto|Detalle",
          ],
          ["amount", "amount", "Importe|Euros"],
        ],
        rows: [3, 5],
      },
    ],
  },
  {
    name: "packing list",
    language: "en",
    titles: "Packing List|Packing Slip",
    fields: [
      ["packing_list_number", "code", "Packing list no.|Reference"],
      ["date", "date", "Date"],
      ["seller", "party", "Seller|From"],
      ["receiver", "party", "Receiver|Ship to"],
      ["marks", "of:HX/12/ROTTERDAM/No. 1-40/DIAMOND 7", "Marks|Shipping marks"],
    ],
    tables: [
      {
        path: "cartons",
        columns: [
          ["carton", "n:1-400", "Carton no.|Box"],
          ["contents", "of:Glass bowls/Linen napkins/Brass hinges/Candle sets/Enamel mugs", "Contents|Goods"],
          ["pieces", "n:6-200", "Pcs|Pieces"],
          ["net_kg", "d:2-40:2", "Net kg|Net weight (kg)"],
          ["gross_kg", "d:3-44:2", "Gross kg|Gross weight (kg)"],
        ],
        rows: [2, 6],
        total: ["Total", "net_kg", "gross_kg"],
      },
    ],
    never: { insurance_value: "number" },
  },
  {
    name: "price list",
    language: "en",
    titles: "Price list|Trade prices|Rates",
    fields: [
      ["valid_from", "date", "Valid from|Effective"],
      ["currency", "of:EUR/USD/GBP", "Currency|Prices in"],
    ],
    tables: [
      {
        path: "categories",
        columns: [
          [
            "article",
            "of:Oak board/Pine board/Wall hook/Brass knob/Door chain/Felt pad/Picture wire",
            "Article|Product",
          ],
          ["unit", "of:each/pack of 10/metre", "Unit|Sold by"],
          ["price", "d:0.8-95:2", "Price|Price each"],
        ],
        rows: [2, 4],
        groups: { field: ["category", "of:Timber/Fittings/Hanging/Garden", ""], inner: "products" },
      },
    ],
  },
  {
    name: "hotel folio",
    language: "en",
    titles: "Guest folio|Room account",
    fields: [
      ["guest", "person", "Guest|Guest name"],
      ["room", "n:101-640", "Room|Room no."],
      ["arrival", "date", "Arrival|Check-in"],
      ["departure", "date", "Departure|Check-out"],
      ["confirmation", "code", "Confirmation no.|Conf. #"],
      ["balance", "money", "Balance due|Balance"],
    ],
    tables: [
      {
        path: "charges",
        columns: [
          ["date", "date", "Date"],
          ["description", "of:Room charge/Breakfast/Parking/Laundry/City tax/Minibar", "Description|Charge"],
          ["amount", "amount", "Amount|Charges"],
        ],
        rows: [2, 6],
        total: ["Total", "amount"],
      },
    ],
    never: { loyalty_number: "string" },
  },
];
