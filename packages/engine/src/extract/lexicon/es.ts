import type { Phrases } from "./concept.ts";

/** Labels in Spanish documents. */
export const es: Phrases = {
  invoiceNumber:
    "número de factura|factura nº|nº de factura|nº factura|factura n°|factura número|núm factura|factura no|n.º de factura|número factura|factura|~número|~nº",
  orderNumber:
    "número de pedido|pedido nº|nº de pedido|nº pedido|pedido|orden de compra|su pedido|orden nº|número de orden|nº de orden|orden|ref pedido|referencia de pedido|su nº de pedido",
  contractNumber:
    "número de contrato|contrato nº|nº de contrato|contrato|nº contrato|referencia de contrato|número de préstamo|póliza de contrato|contrato número",
  customerNumber:
    "número de cliente|nº cliente|código de cliente|cliente nº|cod cliente|código cliente|nº de cliente|número de socio|nº de socio|número de abonado|referencia cliente",
  deliveryNumber: "albarán|nº albarán|albarán nº|número de albarán",
  referenceNumber: "referencia|ref|su referencia|nuestra referencia|expediente|número de expediente",
  accountNumber:
    "número de cuenta|nº de cuenta|cuenta|cuenta bancaria|nº cuenta|nº de contrato|cuenta nº|cuenta corriente|número de cuenta bancaria|cuenta contrato",
  taxNumber: "nif|cif|n.i.f|c.i.f|dni|nif/cif|rfc|cif/nif",
  registerNumber: "registro mercantil",
  documentNumber: "número de documento|documento nº|nº documento",
  articleNumber: "código|referencia|ref|código de artículo|cod|artículo nº",
  vatNumber: "nif iva|número de iva|nif intracomunitario|nº iva|cif intracomunitario|vat",
  issueDate:
    "fecha de factura|fecha factura|fecha de emisión|fecha|fecha de expedición|fecha emisión|fecha de la factura|fecha de compra|emitida el|emitido el|fecha de documento|fecha del documento|expedida el|fecha del extracto",
  dueDate:
    "fecha de vencimiento|vencimiento|vence|fecha vencimiento|fecha límite de pago|pagar antes de|fecha de cargo|fecha de pago|fecha límite|pagar antes del|plazo de pago|fecha de cobro",
  deliveryDate: "fecha de entrega|entrega|fecha de operación|fecha entrega",
  orderDate: "fecha de pedido|fecha pedido|fecha del pedido|pedido el|pedido del|fecha de orden|fecha de compra",
  birthDate: "fecha de nacimiento|nacido el|nacida el|f nacimiento|f. nac|fecha nacimiento|nacimiento",
  startDate:
    "desde|inicio|fecha de inicio|fecha inicio|del|entrada|válido desde|fecha de efecto|vigencia desde|válida desde|comienzo|inicio de vigencia|inicio del contrato|efecto|inicio de campaña|a partir de",
  endDate:
    "hasta|fin|fecha de fin|fecha fin|al|salida|válido hasta|vigencia hasta|válida hasta|final|fecha final|fin de vigencia|fin del contrato|término|fin de campaña|fecha de finalización",
  period:
    "período|periodo|periodo de facturación|período de facturación|vigencia|período de vigencia|periodo de vigencia|periodo de consumo|fechas|estancia|periodo de liquidación|ejercicio|período de seguro|validez|plazo",
  seller:
    "vendedor|proveedor|emisor|empresa|razón social|tienda|remitente|acreedor|vendido por|nombre del proveedor|comercio|compañía",
  buyer:
    "comprador|cliente|facturar a|destinatario|datos del cliente|dirección de facturación|nombre del cliente|receptor|deudor|pagador|titular|adquirente|abonado",
  recipient:
    "enviar a|dirección de envío|dirección de entrega|entregar a|destinatario|consignatario|entregar en|lugar de entrega|receptor de la mercancía",
  advertiser: "anunciante",
  agency: "agencia",
  salesperson: "vendedor|comercial|agente|cajero|le atendió|representante|asesor|ejecutivo de cuentas|atendido por",
  contact: "contacto|persona de contacto|a la atención de|responsable|atención|a/a|persona de referencia",
  employer: "empleador|empresa",
  accountHolder: "titular|titular de la cuenta|beneficiario|titular del contrato|nombre del titular|a nombre de",
  bank: "banco|entidad|entidad bancaria",
  gross:
    "total factura|importe total|total a pagar|total con iva|total iva incluido|total general|total eur|total euros|a pagar|suma total|monto total|total importe|líquido|~total|~importe",
  grossBeforeCommission: "importe bruto|total bruto|bruto",
  net: "base imponible|subtotal|total neto|importe neto|total sin iva|sub total|total bruto|neto|suma|base",
  tax: "iva|cuota iva|total iva|importe iva|i.v.a|impuestos|cuota|impuesto|total impuestos|igic",
  due: "saldo pendiente|importe pendiente|pendiente de pago|importe a pagar|total pendiente|saldo a pagar|deuda|importe adeudado|cantidad a pagar",
  discount: "descuento|dto|rebaja|total descuento",
  shipping: "gastos de envío|portes|envío|transporte",
  paid: "pagado|entregado|efectivo|anticipo|a cuenta",
  change: "cambio",
  rounding: "redondeo",
  unitPrice: "precio unitario|precio|precio unidad|p unitario|precio/ud|p.u|precio ud|precio unit",
  lineTotal: "importe|total|importe total|total línea|subtotal|importe neto|valor|precio total|importe eur",
  balance: "saldo",
  debit: "debe|cargo|cargos|débito",
  credit: "haber|abono|abonos|crédito",
  taxRate: "iva|iva %|% iva|tipo iva|tipo|tipo de iva",
  discountRate: "dto %|% dto|descuento %",
  description: "descripción|concepto|artículo|producto|detalle|servicio|denominación|nombre",
  quantity: "cantidad|cant|unidades|uds|ud|cdad|horas",
  unit: "unidad|medida|um",
  position: "posición|pos|línea|nº|puesto",
  currency: "moneda|divisa",
  iban: "iban|código iban",
  bic: "bic|swift|código swift|bic/swift",
  mail: "correo electrónico|email|e-mail|correo|mail",
  phone:
    "teléfono|tel|tlf|tfno|móvil|telf|nº de teléfono|número de teléfono|teléfono fijo|teléfono móvil|atención al cliente|llame al",
  fax: "fax",
  web: "web|sitio web|página web|www",
  address: "dirección|domicilio|domicilio social|dirección fiscal",
  name: "nombre|nombre completo|nombre y apellidos",
  product: "asunto|modelo|marca|producto|campaña|objeto",
  place: "ciudad|localidad|población|lugar|lugar de celebración|municipio|sede",
  country: "país|país de origen|nacionalidad",
  paymentTerms: "condiciones de pago|términos de pago",
  payment: "forma de pago|método de pago|medio de pago",
  remarks: "observaciones|notas|nota|comentarios|observación|información adicional|instrucciones|comentario",
  page: "página|pág|hoja",
  experience: "experiencia laboral|experiencia profesional|experiencia",
  education: "formación|educación|formación académica|estudios",
  skills: "habilidades|competencias|conocimientos|aptitudes",
  languages: "idiomas",
  certifications: "certificaciones|certificados|premios|reconocimientos",
  publications: "publicaciones|artículos",
  summary: "perfil|resumen|perfil profesional|sobre mí",
  policyNumber: "número de póliza|nº de póliza|póliza|póliza nº|nº póliza|certificado de seguro nº",
  commission: "comisión|comisión de agencia",
};
