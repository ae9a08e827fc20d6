import { type Lexicon, lexicon } from "./lexicon.ts";

export const SPANISH: Lexicon = lexicon({
  dear: "Estimado señor Robles:|Estimada señora Ibáñez:|Muy señores míos:|Apreciado cliente:|Estimados vecinos:",
  closing: "Atentamente,|Un cordial saludo|Saludos cordiales,|Le saluda atentamente|Reciba un cordial saludo",
  enclosure: "Anexo|Adjunto: 2|Anexos: tarifa|Se adjunta documentación",
  subject:
    "Asunto: su carta del lunes|Asunto: cambio de domicilio|Ref.: expediente 118|Asunto: baja del servicio|Invitación a la reunión de otoño",
  prose:
    "Hemos recibido su carta del lunes y se la agradecemos.|Lamentamos las molestias causadas.|Las obras del tejado comenzarán la segunda semana de mayo.|Le rogamos que nos comunique antes de fin de mes si le conviene la fecha.|Como acordamos por teléfono, hemos cambiado la cita.|Nuestras oficinas permanecerán cerradas en fiestas.|Le ruego que revise de nuevo el asunto.|No tiene que hacer nada por ahora.|Quedamos a su disposición para cualquier consulta.|Adjuntamos los documentos solicitados.",
  names: "Lucía Ibáñez|Mateo Robles|Carmen Ferrer|Diego Salas|Nuria Campos|Andrés Molina",
  firms:
    "Carpintería Roble S.L.|Banco del Valle S.A.|Aguas del Norte|Herramientas Campos S.A.|Alfarería Molina|Clínica Ferrer|Papelería Salas",
  streets: "Calle de los Tejedores, 14|Avda. del Puerto, 6|Plaza Mayor, 1|Polígono Sur, nave 22|Apdo. 112",
  towns: "28013 Madrid|46001 Valencia|41003 Sevilla|50002 Zaragoza|08008 Barcelona",
  months: "enero|marzo|abril|junio|septiembre|noviembre",
  page: "Página|Pág.|Hoja",
  goods:
    "Tabla de roble 20 mm|Tubo de cobre 3 m|Toallas blancas|Asesoría por hora|Rodamiento 6204|Papel A4|Manguera|Aceite de oliva 5 l|Filtro de repuesto|Montaje|Portes",
  number: "N.º|Número|Nuestra ref.|Ref.",
  date: "Fecha|Fecha de emisión|A",
  customer: "N.º de cliente|Cliente|Código cliente|Destinatario",
  invoice: "FACTURA|Factura|Factura n.º 2024-118|Minuta de honorarios|Factura simplificada",
  goodsColumns: "Concepto,Cantidad,Precio unitario,Importe|Artículo,Uds.,Precio,Total|Servicio,Horas,Tarifa,Importe",
  subtotal: "Base imponible|Subtotal|Importe neto",
  tax: "IVA 21 %|IVA 10 %|IVA",
  total: "Total factura|Total a pagar|Importe total",
  payment:
    "Forma de pago: transferencia a 30 días.|IBAN ES91 2100 0418 4502 0005 1332|NIF B-12345678|Vencimiento|Rogamos ingrese el importe en nuestra cuenta.",
  order: "Pedido|PEDIDO|Orden de compra|Confirmación de pedido|Orden de trabajo",
  orderSays:
    "Rogamos nos suministren los siguientes artículos.|Dirección de entrega: puerta 3|Fecha de entrega solicitada|Rogamos confirmen el pedido.|Comprador|Proveedor|Indiquen nuestro número de pedido.",
  delivery: "Albarán|ALBARÁN DE ENTREGA|Nota de entrega|Lista de embalaje",
  deliveryColumns:
    "Referencia,Descripción,Cantidad entregada,Unidad|Artículo,Descripción,Pedido,Servido|Pos,Mercancía,Bultos,Peso kg",
  deliverySays:
    "Mercancía recibida conforme|Recibido por|Número de bultos|Peso bruto|Transportista|Dirección de entrega|Fecha de entrega|Firma del receptor",
  receiptSays:
    "Gracias por su compra|EFECTIVO|CAMBIO|TARJETA|TOTAL|Caja 3|Ticket 4512|IVA incluido|Mesa 12|Vuelva pronto",
  statement: "Extracto de cuenta|EXTRACTO BANCARIO|Movimientos de la cuenta|Estado de cuenta|Extracto de tarjeta",
  statementColumns: "Fecha,Concepto,Debe,Haber,Saldo|Fecha,Movimiento,Valor,Importe|Fecha,Detalle,Cargo,Abono,Saldo",
  statementLabels:
    "Saldo anterior|Saldo final|Saldo inicial|Número de cuenta|Periodo|Total cargos|Total abonos|Oficina",
  bookings:
    "Recibo Aguas del Norte|Compra con tarjeta|Transferencia alquiler|Transferencia recibida|Reintegro cajero|Nómina|Intereses|Comisión de mantenimiento",
  contract:
    "CONTRATO|Contrato de arrendamiento|Contrato de trabajo|Contrato de prestación de servicios|Acuerdo de confidencialidad|Contrato de compraventa|Convenio",
  between:
    "REUNIDOS|De una parte|y de otra parte|en adelante, «el Arrendador»|EXPONEN|acuerdan las siguientes cláusulas|en representación de",
  clauses:
    "Objeto del contrato|Duración y resolución|Precio|Confidencialidad|Responsabilidad|Ley aplicable|Obligaciones de las partes|Renta|Garantías|Notificaciones",
  legal:
    "El Prestador se obliga a ejecutar los servicios con diligencia.|Cualquiera de las partes podrá resolver el contrato con un preaviso de tres meses.|Toda modificación del presente contrato deberá constar por escrito.|El presente contrato se rige por la ley española.|El arrendatario se obliga a conservar la vivienda.|Las partes se comprometen a guardar secreto.|En caso de incumplimiento, la otra parte podrá resolver el contrato.",
  signature: "Firma|En Madrid, a|El arrendador|Por el Cliente|Firmado",
  form: "Solicitud|Formulario de inscripción|Solicitud de empadronamiento|Cuestionario|Parte de siniestro|Hoja de inscripción",
  fields:
    "Apellidos|Nombre|Fecha de nacimiento|Domicilio|Código postal|Teléfono|Correo electrónico|Nacionalidad|Profesión|Empresa|Datos bancarios|Estado civil|Número de hijos|Motivo de la solicitud|Matrícula|Lugar de nacimiento|Firma del solicitante|Fecha",
  formSays:
    "Rellene con letras mayúsculas.|Marque con una X lo que proceda|A rellenar por la administración|sí|no|Entregue este impreso en la oficina.|Declaro que los datos son ciertos.",
  report:
    "Informe anual|Memoria de actividades|Informe de inspección|Informe trimestral|Informe pericial|Informe de avance",
  chapters:
    "Resumen ejecutivo|Introducción|Antecedentes|Resultados|Recomendaciones|Perspectivas|Cuenta de resultados|Conclusiones|Riesgos|Cifras clave|Metodología",
  reporting:
    "Los ingresos crecieron un 4 % respecto al año anterior.|El estudio abarca 212 centros.|La figura 2 muestra la evolución desde 2015.|Recomendamos continuar con las medidas.|El número de visitantes descendió ligeramente en el tercer trimestre.|La inspección detectó una leve corrosión.|La tabla siguiente recoge los resultados.|Persisten riesgos.",
  certificate:
    "CERTIFICADO|Certificado de asistencia|Diploma|Certificado de conformidad|Título|Certificado de empadronamiento",
  certifies:
    "certifica que|ha superado con éxito el curso|se otorga a|en reconocimiento de|Hacemos constar que|ha participado en|con distinción|Válido hasta|Certificado n.º",
  cv: "Currículum vítae|Curriculum vitae|CV|Perfil",
  cvHeads:
    "Experiencia profesional|Formación|Competencias|Idiomas|Intereses|Formación académica|Experiencia laboral|Datos personales|Publicaciones|Referencias",
  jobs: "Contable|Profesora ayudante|Enfermero de cuidados intensivos|Grado en Física|Desarrolladora|Jefe de proyecto|Aprendiz de carpintero|Máster en Economía|Voluntario|Directora de ventas|Inglés fluido|Ofimática",
  abstract: "Resumen|Abstract|RESUMEN",
  sections:
    "1 Introducción|2 Trabajos relacionados|3 Método|4 Experimentos|5 Resultados|6 Discusión|7 Conclusiones|Materiales y métodos|Agradecimientos",
  scholarly:
    "Proponemos un método que estima la densidad de vencejos [3].|Los resultados muestran un efecto significativo (p < 0,05).|Estudios previos (Brandt et al., 2019) muestran lo contrario.|El conjunto de datos consta de 1.204 muestras.|Como se ve en la Fig. 3, el error disminuye.|Palabras clave: vencejos, acústica|Estos hallazgos coinciden con [7, 12].",
  references:
    "[1] Brandt, O., Ito, K. (2019). Contar al anochecer. Revista de Campo 12(3), pp. 44–58.|[2] Adeyemi, G. et al. Aprender de poco. 2021.|Rossi, M. (2020). Micrófonos. doi:10.1000/xyz.112|[4] Lind, P. Notas sobre aves. Springer, 2015.",
  minutes: "Acta|ACTA DE LA REUNIÓN|Acta de la junta general|Acta de la sesión",
  minuteLabels: "Asistentes|Excusan su asistencia|Preside|Secretaria|Orden del día|Hora|Lugar|Próxima reunión",
  minuteSays:
    "El presidente abre la sesión a las 19 horas.|Se aprueba el acta de la sesión anterior.|Se acuerda reparar la valla.|La propuesta se aprueba con dos abstenciones.|El señor Salas informa sobre las cuentas.|Punto 3: elección de la junta|Ruegos y preguntas|Se levanta la sesión a las 21:15.",
  drawingLabels:
    "Escala 1:50|Dibujado|Comprobado|Rev.|Hoja 1 de 3|Transcript|Plano n.º|Denominación|Fecha|Cotas en mm|Tolerancia ±0,1|Aprobado|Sección A-A|Planta baja",
  parts: "Ø 12|R 5|120|45°|M8|2400|Detalle B|350|Pos. 4|1:10|Cocina|Baño|Entrada",
  slides: "Índice|Dónde estamos|Nuestros objetivos|¡Gracias!|¿Preguntas?|El mercado|Hoja de ruta|El equipo",
  bullets:
    "Crecimiento en todas las regiones|Tres productos nuevos|Lanzamiento en primavera|Reducir costes un 10 %|Contratar a dos ingenieros|Piloto con cinco clientes|Entrega más rápida",
  mailLabels: "De:,Para:,Enviado:,Asunto:|De:,Fecha:,Para:,CC:,Asunto:",
  mailSays:
    "Hola Carmen:|Hola a todos:|gracias por tu respuesta.|Ver abajo.|¿Podemos pasar la llamada al jueves?|Adjunto el borrador.|Un abrazo,|Saludos,|Enviado desde mi móvil|El 4 de marzo de 2025, Diego escribió:|> ¿Me mandas los números?",
});
